/**
 * Updates become scenes, one beat after another. A beat is shown at one instant: cards that go the same way, a row that is turned
 * up. Tellings wait while something still flies; an impatient player lands it.
 */

import { together } from '../../../kernel/cards/together.ts';
import type { Telling } from '../../../kernel/game.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Millis } from '../../../kernel/seat.ts';
import type { UpdateStory } from '../../../wire/protocol.ts';
import { fly, hold, type Leg, land, placeOf, turn } from './flight.ts';
import { after, type Row, rowOf, rowSpot, type Scene } from './scene.ts';

interface Stage {
  scene(): Scene;
  /** Draws this scene; resolves when the page shows it. */
  draw(scene: Scene): Promise<void>;
  /** Logs and sounds a telling as it is played. */
  told(telling: Telling): void;
  /** Updates the public facts as far as shown. */
  opens(part: JsonObject): void;
  /** Something to look at before the game continues; resolves once the player has. */
  interlude(telling: Telling, later: readonly Telling[]): Promise<void> | null;
  /** How long it is shown before the game continues. */
  hold(telling: Telling): Millis;
  /** Does a scene lie over the table? It is shown under reduced motion, too. */
  covered(): boolean;
  /** Is the flight of these cards visible at all? */
  drawn(row: Row): boolean;
  /** The class of a player's ink. */
  ink(seat: number): string;
}

const sameWay = (a: Telling, b: Telling): boolean =>
  a.tell === 'moved' &&
  b.tell === 'moved' &&
  rowOf(a, 'from').zone === rowOf(b, 'from').zone &&
  rowOf(a, 'to').zone === rowOf(b, 'to').zone;
/** One beat, and the number of tellings told by its end. */
export interface Beat {
  readonly told: readonly Telling[];
  readonly upTo: number;
}
/** Cards that go the same way (a deal, a drawing) fly together. */
export const beatsOf = (tellings: readonly Telling[]): Beat[] => {
  const beats: { told: Telling[]; upTo: number }[] = [];
  for (const telling of tellings) {
    const last = beats.at(-1);
    if (last !== undefined && sameWay(last.told[0]!, telling)) {
      last.told.push(telling);
      last.upTo++;
    } else beats.push({ told: [telling], upTo: (last?.upTo ?? 0) + 1 });
  }
  return beats.map(({ told, upTo }) => ({ told: together(told), upTo }));
};

/** Cards whose flight was shown, on their way back. */
const backwards = (tellings: readonly Telling[]): Telling[] =>
  tellings
    .flatMap(({ tell, cards, from, to }) => (tell === 'moved' ? [{ tell, cards: cards!, from: to!, to: from! }] : []))
    .reverse();

/** The pace of the rest: normal, or all at once when time presses; then the view alone says where cards lie. */
export type PlaybackPace = 'leisure' | 'hurry';

export class Playback {
  readonly #stage: Stage;
  #pace: PlaybackPace = 'leisure';
  /** The last tellings, played backwards when taken back. */
  #last: readonly Telling[] = [];

  constructor(stage: Stage) {
    this.#stage = stage;
  }
  /** Lands all flights, and plays the rest at once. */
  hurry(): void {
    this.#pace = 'hurry';
    land();
  }
  /** The reason to hurry is over: the rest plays at its usual pace. */
  calm(): void {
    this.#pace = 'leisure';
  }
  #hurries(): boolean {
    return this.#pace === 'hurry';
  }
  async play({ tellings, facts }: UpdateStory): Promise<void> {
    const beats = beatsOf(tellings);
    const open = (from: number, upTo: number): void => {
      for (const each of facts) if (each.after >= from && each.after <= upTo) this.#stage.opens(each.open);
    };
    open(0, 0);
    for (const [i, beat] of beats.entries()) {
      const { told, upTo } = beat;
      for (const telling of told) this.#stage.told(telling);
      const shown = told[0]!.tell === 'undone' ? beatsOf(backwards(this.#last)) : [beat];
      for (const each of shown) await this.#beat(each.told);
      open((beats[i - 1]?.upTo ?? 0) + 1, upTo);
      if (this.#pace === 'leisure') await hold(this.#stage.hold(told[0]!), this.#stage.covered());
      if (this.#pace === 'leisure')
        await this.#stage.interlude(
          told[0]!,
          beats.slice(i + 1).flatMap(later => later.told),
        );
    }
    this.calm();
    this.#last = tellings;
  }
  async #beat(beat: readonly Telling[]): Promise<void> {
    if (this.#hurries()) return;
    let scene = this.#stage.scene();
    const legs: Leg[] = [];
    const turned: number[] = [];
    for (const telling of beat) {
      const before = scene;
      const moved = after(before, telling);
      scene = moved.scene;
      if (telling.tell === 'revealed') turned.push(...moved.pieces.map(piece => piece.key));
      if (telling.tell !== 'moved') continue;
      const [from, to] = [rowOf(telling, 'from'), rowOf(telling, 'to')];
      if (!this.#stage.drawn(from) || !this.#stage.drawn(to)) continue;
      const hidden = new Set((before.get(rowSpot(from)) ?? []).filter(piece => piece.face === null).map(piece => piece.key));
      const whose = from.seat ?? to.seat;
      const ink = whose === null ? '' : this.#stage.ink(whose);
      for (const { key, face } of moved.pieces)
        legs.push({ key, from: placeOf(key, rowSpot(from)), to: rowSpot(to), turns: face !== null && hidden.has(key), ink });
    }
    if (scene === this.#stage.scene()) return;
    await this.#stage.draw(scene);
    if (this.#hurries()) return;
    await fly(legs);
    await turn(turned);
  }
}
