/**
 * One table as a client follows it: the last update seen, the number of the next move, and the cue of a race.
 *
 * Updates are passed on in the order of their numbers, each once. A cue is shown when this client's clock says so; what is told behind it
 * waits, as it may reveal the outcome.
 */
import type { Millis, Seat } from '../kernel/seat.ts';
import type { TableView, Update } from './protocol.ts';
import type { Sent, Told } from './tellings.ts';
import { unfolded } from './unfold.ts';
import type { World } from './world.ts';

/** A step of the game, with or without a cue: as the client passes it on, and as it came. */
type Step = Extract<Told, { readonly tell: 'update' | 'cue' }>;
type SentStep = Extract<Sent, { readonly tell: 'update' | 'cue' }>;
/** The last update seen, and of which game. */
type Seen = { readonly game: number; readonly n: number };

/** A call is sent half a round trip before its cue: one due much later means a wrong clock. */
const LONGEST_LEAD: Millis = 1000;
/** The claim for a hand that came down before any cue: a negative time. */
const TOO_SOON: Millis = -1;

export class FollowedTable {
  readonly code: string;
  readonly #world: World;
  readonly #show: (step: Step) => void;
  #seat: Seat | null = null;
  #last: Update | null = null;
  #seq = -1;
  #behind: Step[] = [];
  #cue: (() => void) | null = null;
  #painted: Millis | null = null;

  constructor(code: string, world: World, show: (step: Step) => void) {
    this.code = code;
    this.#world = world;
    this.#show = show;
  }
  get since(): Seen | null {
    return this.#last === null ? null : { game: this.#last.game, n: this.#last.n };
  }
  /** Was the end of the game told? */
  get isOver(): boolean {
    return this.#last !== null && this.#last.outcome !== null;
  }
  /** Does this client sit here, so that it may race? */
  get seated(): boolean {
    return this.#seat !== null;
  }
  see({ you, seq }: TableView): void {
    // A guest on another seat reads another story.
    if (this.#seat !== you) this.#last = null;
    this.#seat = you;
    this.#seq = Math.max(this.#seq, seq);
  }
  nextSeq(): number {
    return ++this.#seq;
  }

  /** Takes a step. False when an earlier one is missing: then this one is rejected. */
  take(step: SentStep): boolean {
    const { game, n } = step.update;
    const last = this.#last;
    if (last !== null && (game < last.game || (game === last.game && n <= last.n))) return true;
    // A full state needs no earlier update.
    if (last !== null && game === last.game && n > last.n + 1 && !('scene' in step.update)) return false;
    const update = unfolded(step.update, last);
    this.#last = update;
    if (update === null) return false;
    this.#behind.push({ ...step, update });
    if (this.#cue === null) this.#passOn();
    return true;
  }
  stop(): void {
    this.#cue?.();
    this.#behind = [];
  }

  /** A race is set: earlier paint times belong to another. */
  setRace(): void {
    this.#painted = null;
  }
  /** The frame showing the cue was painted at this instant. */
  paint(at: Millis): void {
    if (this.#painted !== null) this.#painted = at;
  }
  /** The reaction time to claim for a press at this instant. */
  claim(at: Millis): Millis {
    return this.#painted === null ? TOO_SOON : Math.max(0, at - this.#painted);
  }

  #passOn(): void {
    for (let step = this.#behind.shift(); step !== undefined; step = this.#behind.shift()) {
      const early = step.tell === 'cue' && step.showAt !== null ? step.showAt - this.#world.now() : 0;
      if (early > 0) {
        const cue = step;
        this.#cue = this.#world.wake(Math.min(early, LONGEST_LEAD), () => {
          this.#cue = null;
          this.#tell(cue);
          this.#passOn();
        });
        return;
      }
      this.#tell(step);
    }
  }
  #tell(step: Step): void {
    // Until the page reports when it painted the cue, assume now.
    if (step.tell === 'cue') this.#painted = this.#world.now();
    this.#show(step);
  }
}
