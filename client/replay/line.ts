/** A table that only sends: a replay's moments reach its session like live ones. */
import { computed } from '@preact/signals';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/seat.ts';
import type { Face } from '../../wire/face.ts';
import type { ChairView, TableView } from '../../wire/protocol.ts';
import type { TableTold } from '../../wire/tellings.ts';
import type { LineAnswer, TableLine } from '../line/line.ts';
import { botIn } from '../practice/bot-names.ts';
import type { Film } from './messages.ts';

const PAST: Refusal = { rule: 'replay:past', why: 'This has happened already.' };

const chair = (name: string, face: Face | undefined, seat: number, bots: readonly string[]): ChairView => {
  const bot = botIn(name, seat, bots);
  const always = { ready: true, connected: true, held: false, heldIn: null, ping: null };
  return bot === null
    ? { kind: 'guest', name, who: null, ...(face === undefined ? {} : { face }), ...always }
    : { kind: 'bot', name: bot, who: bot, ...always };
};

export class ReplayLine implements TableLine {
  readonly kind = 'practice';
  readonly coached = true;
  readonly code = 'REPLAY';
  readonly state = computed(() => 'open' as const);
  readonly #ears = new Set<(told: TableTold) => void>();

  tell(told: TableTold): void {
    for (const ear of this.#ears) ear(told);
  }
  /** The seating, seen from this place. */
  seat(film: Film, bots: readonly string[], viewer: Viewer): void {
    const table: TableView = {
      code: this.code,
      game: film.game,
      rules: film.rules,
      options: null,
      host: '',
      visibility: 'private',
      time: { kind: 'untimed' },
      railDelay: 0,
      status: 'playing',
      gameNumber: 1,
      chairs: film.names.map((name, seat) => chair(name, film.faces[seat], seat, bots)),
      turned: false,
      watchers: 0,
      barred: false,
      commitment: film.proof?.commitment ?? '',
      you: viewer === 'rail' ? null : viewer,
      seq: -1,
    };
    this.tell({ tell: 'table', table });
  }
  hear(listener: (told: TableTold) => void): () => void {
    this.#ears.add(listener);
    return () => void this.#ears.delete(listener);
  }
  ask(): Promise<LineAnswer> {
    return Promise.resolve(PAST);
  }
  enter(): Promise<LineAnswer> {
    return Promise.resolve({});
  }
  press(): Promise<LineAnswer> {
    return Promise.resolve(PAST);
  }
  painted(): void {}
  still(): void {}
  leave(): void {
    this.#ears.clear();
  }
}
