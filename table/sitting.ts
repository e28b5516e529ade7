/** One game being played at a table: how it began, what has happened, and how it stands. */
import type { Game, Input, Kinds, Played } from '../kernel/game.ts';
import { type Log, logLine, logText } from '../kernel/log.ts';
import { isRefusal, type Refusal } from '../kernel/refusal.ts';
import type { Millis, Seat } from '../kernel/seat.ts';
import type { Clocks, Proof, TimeControl } from '../wire/protocol.ts';
import type { Start } from './house.ts';
import { commitTo } from './proof.ts';
import type { LastGame } from './start.ts';
import { awakened, type Clock, clockAfter, deadlines, fullClock } from './time.ts';

type Table = Kinds['Table'];

export const proofOf = (code: string, start: Start): Proof => ({
  table: code,
  game: start.game,
  commitment: commitTo(start.secret),
  secret: start.secret,
  entropy: start.entropy,
});

export class Sitting {
  readonly game: Game<Kinds>;
  readonly start: Start;
  readonly first: Table;
  readonly inputs: Input[] = [];
  readonly #control: TimeControl;
  #table: Table;
  #clock: Clock;

  constructor(game: Game<Kinds>, start: Start, control: TimeControl) {
    this.game = game;
    this.start = start;
    this.#control = control;
    this.first = game.setup(start.config, start.players.length, start.seed);
    this.#table = this.first;
    this.#clock = clockAfter(fullClock(control, start.players.length), control, null, this.#asked(), 0);
  }
  get table(): Table {
    return this.#table;
  }
  get over(): boolean {
    return this.game.outcome(this.#table) !== null;
  }
  /** Who won, and among whom; null while it goes on. */
  get won(): LastGame | null {
    const outcome = this.game.outcome(this.#table);
    return outcome === null ? null : { players: this.start.players, winners: outcome.winners };
  }
  /** Who plays, whoever sits there by now. */
  seatOf(guest: string): Seat | null {
    const seat = this.start.players.findIndex(player => player.kind === 'guest' && player.id === guest);
    return seat < 0 ? null : seat;
  }
  /** Milliseconds since the game began; never goes back, whatever the house's calendar does. */
  time(date: Millis): Millis {
    return Math.max(this.#table.clock, date - this.start.at);
  }
  clocks(date: Millis): Clocks {
    return { now: this.time(date), deadlines: this.deadlines() };
  }
  /** What the input would lead to. Nothing is changed until it is safe and `take` is called. */
  try(input: Input): Played<Kinds> | Refusal {
    return this.game.play(this.#table, input);
  }
  take(input: Input, out: Played<Kinds>): void {
    this.#table = out.table;
    this.inputs.push(input);
    const answered = 'seat' in input ? input.seat : 'lapse' in input ? input.lapse : null;
    this.#clock = clockAfter(this.#clock, this.#control, answered, this.#asked(), out.table.clock);
  }
  /** An input from the log. */
  replay(input: Input): void {
    const out = this.try(input);
    if (isRefusal(out)) throw new Error(`input ${this.inputs.length + 1} of the log is refused: ${out.why} (${out.rule})`);
    this.take(input, out);
  }
  awaken(now: Millis): void {
    this.#clock = awakened(this.#clock, now);
  }
  deadlines(): (Millis | null)[] {
    return this.over ? this.#clock.since.map(() => null) : deadlines(this.#clock, this.#control);
  }
  /** Who must answer an ordinary question. Windows and races have a time of their own. */
  #asked(): readonly Seat[] {
    const ask = this.game.ask(this.#table);
    return ask === null || ask.kind !== 'ask' ? [] : ask.waiting;
  }
  /** The finished game as a file that anybody can replay and verify. */
  log(code: string): string {
    const lines: Log['lines'][number][] = [];
    let table = this.first;
    for (const input of this.inputs) {
      const next = this.game.next(table, input);
      if (isRefusal(next)) throw new Error(next.why);
      table = next;
      lines.push(logLine(lines.length + 1, input, table));
    }
    const { start } = this;
    return logText({
      header: {
        sixgun: 1,
        game: this.game.id,
        rules: this.game.version,
        seats: start.players.length,
        config: start.config,
        seed: start.seed,
        names: start.players.map(p => p.name),
        proof: { ...proofOf(code, start) } as never,
      },
      lines,
      end: { end: lines.length, outcome: this.game.outcome(table) },
    });
  }
}
