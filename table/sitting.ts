/** One game being played at a table: how it began, what has happened, and how it stands. */
import type { Game, Kinds } from '../kernel/game.ts';
import { LOG_FORMAT, type Log, logLine, logText } from '../kernel/log.ts';
import { isRefusal, no, type Refusal } from '../kernel/refusal.ts';
import type { Millis, Seat } from '../kernel/seat.ts';
import { goOn, setOut } from '../kernel/undo.ts';
import type { Clocks, Proof, TimeControl } from '../wire/protocol.ts';
import type { Start, Taken } from './house.ts';
import { follow, outset, type Progress, type Went } from './progress.ts';
import { commitTo } from './proof.ts';
import { refusals } from './refusals.ts';
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
  /** What has happened, in order. */
  readonly taken: Taken[] = [];
  readonly #control: TimeControl;
  #progress: Progress;
  #clock: Clock;
  /** As it was before the last of what happened. */
  #clockBefore: Clock;

  constructor(game: Game<Kinds>, start: Start, control: TimeControl) {
    this.game = game;
    this.start = start;
    this.#control = control;
    this.first = game.setup(start.config, start.players.length, start.seed);
    this.#progress = outset(this.first);
    this.#clock = clockAfter(fullClock(control, start.players.length), control, null, this.#asked(), 0);
    this.#clockBefore = this.#clock;
  }
  get table(): Table {
    return this.#progress.table;
  }
  get over(): boolean {
    return this.game.outcome(this.table) !== null;
  }
  /** Who won, and among whom; null while it goes on. */
  get won(): LastGame | null {
    const outcome = this.game.outcome(this.table);
    return outcome === null ? null : { players: this.start.players, winners: outcome.winners };
  }
  /** Who plays, whoever sits there by now. */
  seatOf(guest: string): Seat | null {
    const seat = this.start.players.findIndex(player => player.kind === 'guest' && player.id === guest);
    return seat < 0 ? null : seat;
  }
  /** Milliseconds since the game began; never goes back, whatever the house's calendar does. */
  time(date: Millis): Millis {
    return Math.max(this.table.clock, date - this.start.at);
  }
  clocks(date: Millis): Clocks {
    return { now: this.time(date), deadlines: this.deadlines() };
  }
  /** What this would lead to. Nothing is changed until it is safe and `take` is called. */
  try(taken: Taken): Went | Refusal {
    return follow(this.game, this.#progress, taken);
  }
  take(taken: Taken, out: Progress): void {
    const what = taken.in;
    // Without what was told of it, which would be kept for as long as nobody moves.
    this.#progress = { table: out.table, last: out.last, sent: out.sent };
    this.taken.push(taken);
    if ('undo' in what) {
      // He is asked again what he was asked, and the time that went by is gone.
      this.#clock = this.#clockBefore;
      return;
    }
    const answered = 'seat' in what ? what.seat : 'lapse' in what ? what.lapse : null;
    this.#clockBefore = this.#clock;
    this.#clock = clockAfter(this.#clock, this.#control, answered, this.#asked(), out.table.clock);
  }
  /** Why this seat may not take its last move back now; null when it may. */
  whyStays(seat: Seat, now: Millis): Refusal | null {
    const out = this.try({ in: { undo: seat, at: now } });
    if (isRefusal(out)) return out;
    if (!this.#progress.sent) return no.undoNothing;
    const due = deadlines(this.#clockBefore, this.#control)[seat] ?? null;
    return due !== null && due <= now ? refusals.late : null;
  }
  /** From the log. */
  replay(taken: Taken): void {
    const out = this.try(taken);
    if (isRefusal(out)) throw new Error(`input ${this.taken.length + 1} of the log is refused: ${out.why} (${out.rule})`);
    this.take(taken, out);
  }
  awaken(now: Millis): void {
    this.#clock = awakened(this.#clock, now);
    this.#clockBefore = awakened(this.#clockBefore, now);
  }
  deadlines(): (Millis | null)[] {
    return this.over ? this.#clock.since.map(() => null) : deadlines(this.#clock, this.#control);
  }
  /** Who must answer an ordinary question. Windows and races have a time of their own. */
  #asked(): readonly Seat[] {
    const ask = this.game.ask(this.table);
    return ask === null || ask.kind !== 'ask' ? [] : ask.waiting;
  }
  /** The finished game as a file that anybody can replay and verify. */
  log(code: string): string {
    const lines: Log['lines'][number][] = [];
    let going = setOut<Kinds>(this.first);
    for (const taken of this.taken) {
      const next = goOn(this.game, going, taken.in);
      if (isRefusal(next)) throw new Error(next.why);
      going = next;
      lines.push(logLine(lines.length + 1, taken.in, going.table));
    }
    const { start } = this;
    return logText({
      header: {
        sixgun: LOG_FORMAT,
        game: this.game.id,
        rules: this.game.version,
        seats: start.players.length,
        config: start.config,
        seed: start.seed,
        names: start.players.map(p => p.name),
        proof: { ...proofOf(code, start) } as never,
      },
      lines,
      end: { end: lines.length, outcome: this.game.outcome(going.table) },
    });
  }
}
