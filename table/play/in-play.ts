/** One game in play at a table: its start, its inputs, and its current state. */
import type { Game, Kinds, Telling } from '../../kernel/game.ts';
import { isRefusal, no, type Refusal } from '../../kernel/refusal.ts';
import type { Millis, Seat, Viewer } from '../../kernel/seat.ts';
import { type Clocks, SCENE } from '../../wire/protocol.ts';
import type { TimeControl } from '../../wire/requests.ts';
import type { Evidence } from '../race/verdict.ts';
import { refusals } from '../refusals.ts';
import type { Start, Taken } from '../runtime.ts';
import type { LastGame } from '../seats/start.ts';
import { advanceAtTable, beginAtTable, isTired, type TableAdvanced, type TableProgress } from './progress.ts';
import { recordOf } from './record.ts';
import { awakened, beginsAfter, type Clock, clockAfter, deadlines, fullClock } from './time.ts';

type Table = Kinds['Table'];

/**
 * The most inputs of one game, several times the longest game of bots (1,314, nine players of Caliber 45). No moves can be taken back
 * once a game has come half as far, so that retractions cannot void a game.
 */
export const MOST_INPUTS = 8000;

/** When a seat's time is up, given when it was asked and its regular deadline. */
type Rested = (seat: Seat, since: Millis, due: Millis) => Millis;

export class GameInPlay {
  readonly game: Game<Kinds>;
  readonly start: Start;
  readonly first: Table;
  /** What has happened, in order. */
  readonly taken: Taken[] = [];
  readonly #control: TimeControl;
  #progress: TableProgress;
  #log: Promise<string> | null = null;
  #clock: Clock;
  /** The state before the last event. */
  #clockBefore: Clock;
  readonly #rested: Rested;

  /** `rested` postpones, in calendar time, deadlines that fall into a player's sleep or holiday. */
  constructor(game: Game<Kinds>, start: Start, control: TimeControl, rested: Rested = (_seat, _since, due) => due) {
    this.#rested = rested;
    this.game = game;
    this.start = start;
    this.#control = control;
    this.first = game.setup(start.config, start.players.length, start.seed);
    this.#progress = beginAtTable(this.first);
    this.#clock = clockAfter(fullClock(control, start.players.length), control, null, this.#asked(), 0);
    this.#clockBefore = this.#clock;
  }
  get table(): Table {
    return this.#progress.table;
  }
  get over(): boolean {
    return this.game.outcome(this.table) !== null;
  }
  get isTooLong(): boolean {
    return this.taken.length >= MOST_INPUTS;
  }
  /** The winners and the players; null while the game goes on. */
  get won(): LastGame | null {
    const outcome = this.game.outcome(this.table);
    return outcome === null ? null : { players: this.start.players, winners: outcome.winners };
  }
  /** The results of the races so far, as seen by the referee. */
  get races(): readonly Evidence[] {
    return this.taken.flatMap(({ in: what }) => ('verdict' in what ? [what.verdict.evidence as unknown as Evidence] : []));
  }
  /** Who made false starts, and after how many inputs: those before the cue of their race. */
  get falseStarts(): readonly { readonly seat: Seat; readonly inputs: number }[] {
    let cue = 0;
    return this.taken.flatMap(({ in: what }, i) => {
      if ('cue' in what) cue = i;
      if (!('verdict' in what)) return [];
      const { early } = what.verdict.evidence as unknown as Evidence;
      return early.flatMap(({ seat, times }) => Array.from({ length: times }, () => ({ seat, inputs: cue })));
    });
  }
  /** What a viewer was told of the deal. */
  dealt(viewer: Viewer): readonly Telling[] {
    const { config, players, seed } = this.start;
    return this.game.open(config, players.length, seed).told(viewer);
  }
  /** The seat this guest plays, even if another guest sits there by now. */
  seatOf(guest: string): Seat | null {
    const seat = this.start.players.findIndex(player => player.kind === 'guest' && player.id === guest);
    return seat < 0 ? null : seat;
  }
  /** Milliseconds since the game began; never goes back, even if the system clock does. */
  time(date: Millis): Millis {
    return Math.max(this.table.clock, date - this.start.at);
  }
  clocks(date: Millis): Clocks {
    const now = this.time(date);
    const begins = this.over ? null : beginsAfter(this.#clock, now);
    return { now, deadlines: this.deadlines(), ...(begins === null ? {} : { begins }) };
  }
  /** What this input would lead to. Nothing changes until it is stored and `take` is called. */
  try(taken: Taken): TableAdvanced | Refusal {
    return advanceAtTable(this.game, this.#progress, taken);
  }
  take(taken: Taken, out: TableAdvanced): void {
    const what = taken.in;
    // Without its tellings, which would stay in memory until the next move.
    this.#progress = { table: out.table, last: out.last, sent: out.sent, backs: out.backs };
    this.taken.push(taken);
    if ('undo' in what) {
      // The same question is asked again, and the elapsed time is lost.
      this.#clock = this.#clockBefore;
      return;
    }
    const answered = 'seat' in what ? what.seat : 'lapse' in what ? what.lapse : null;
    this.#clockBefore = this.#clock;
    // The same for all seats, and set by the rules: no page can ask for more.
    const scene = this.#control.kind === 'timed' && out.told('rail').some(telling => this.game.isScene(telling)) ? SCENE : 0;
    this.#clock = clockAfter(this.#clock, this.#control, answered, this.#asked(), out.table.clock, scene);
  }
  /** Why this seat cannot take its last move back now; null when it can. */
  whyStays(seat: Seat, now: Millis): Refusal | null {
    const out = this.try({ in: { undo: seat, at: now } });
    if (isRefusal(out)) return out;
    if (!this.#progress.sent) return no.undoNothing;
    if (isTired(this.#progress, seat)) return refusals.oftenEnough;
    if (this.taken.length >= MOST_INPUTS / 2) return refusals.longEnough;
    const due = deadlines(this.#clockBefore, this.#control)[seat] ?? null;
    return due !== null && due <= now ? refusals.late : null;
  }
  /** Replays an entry of the log. */
  replay(taken: Taken): void {
    const out = this.try(taken);
    if (isRefusal(out)) throw new Error(`input ${this.taken.length + 1} of the log is refused: ${out.why} (${out.rule})`);
    this.take(taken, out);
  }
  /** Time stood still while the table was empty, except in correspondence games. */
  awaken(now: Millis): void {
    if (this.#control.kind === 'days') return;
    this.#clock = awakened(this.#clock, now);
    this.#clockBefore = awakened(this.#clockBefore, now);
  }
  deadlines(): (Millis | null)[] {
    if (this.over) return this.#clock.since.map(() => null);
    const { at } = this.start;
    return deadlines(this.#clock, this.#control).map((due, seat) =>
      due === null || this.#control.kind !== 'days' ? due : this.#rested(seat, at + this.#clock.since[seat]!, at + due) - at,
    );
  }
  /** The seats that must answer an ordinary question. Windows and races have their own time. */
  #asked(): readonly Seat[] {
    const ask = this.game.ask(this.table);
    return ask === null || ask.kind !== 'ask' ? [] : ask.waiting;
  }
  /** The finished game as a file that any player can replay and verify. Made once. */
  log(code: string, breathe: () => Promise<void>): Promise<string> {
    this.#log ??= recordOf(this.game, code, this.start, this.taken, breathe).then(({ log }) => log);
    return this.#log;
  }
}
