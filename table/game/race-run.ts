/**
 * A race run for real: the referee's cue, the calls, the hands and the verdict, each at its time. The referee (`race/`) is pure; this gives
 * it the clock and the lines of those who race, and puts its word into the game.
 */
import type { Bot } from '../../kernel/bot.ts';
import type { Input, Kinds, Race } from '../../kernel/game.ts';
import type { Millis, Seat } from '../../kernel/seat.ts';
import type { PressHow } from '../../wire/requests.ts';
import type { GameInPlay } from '../play/in-play.ts';
import { closesAt, mayClose } from '../race/close.ts';
import { callsTo, type RacerConnection } from '../race/cue.ts';
import { credited, type Doubts } from '../race/past.ts';
import { type Path, unknownPath } from '../race/path.ts';
import { came, gone, type Heard, type LedRace, madeAfter, type Paths, press, setRace, told } from '../race/referee.ts';
import { type Evidence, verdict } from '../race/verdict.ts';
import type { Runtime } from '../runtime.ts';
import type { Calls } from '../viewers/audience.ts';
import { thoughtAt } from './bot-runner.ts';

/** What a race needs from its table. */
interface RaceTable {
  readonly runtime: Runtime;
  readonly inPlay: GameInPlay;
  /** The connection of a seat's player; null when they play on this machine, undefined when nobody is there. */
  line(seat: Seat): RacerConnection | null | undefined;
  /** What is credited of anybody's way at most; null where all of it is. */
  readonly most: Millis | null;
  /** In which of their last races this seat's player had the benefit of a doubt; and what the next one came to. */
  doubts(seat: Seat): Doubts;
  judged(evidence: Evidence): void;
  /** The bot that plays this seat, if one does. */
  bot(seat: Seat): Bot<Kinds> | null;
  /** Put an input into the game, in turn; true when it was accepted. With calls, it is the cue. */
  put(input: Input, calls?: Calls): Promise<boolean>;
}

/** The cue is prepared this long before the first call leaves, since it must be safe in the log first. */
const HEAD_START: Millis = 40;
const LOOK: Millis = 40;

export class RaceRun {
  /** The name of the verb that lays a hand. */
  readonly hand: string;
  readonly #table: RaceTable;
  #race: LedRace;
  readonly #timers: (() => void)[] = [];
  #done = false;
  /** The table's time of the cue, once it is set. */
  #cued: Millis | null = null;

  constructor(table: RaceTable, terms: Race) {
    this.#table = table;
    const { runtime } = table;
    const { hand, racers, within, mayMiss } = terms;
    this.hand = hand;
    this.#race = setRace({ seats: racers, within, mayMiss }, this.#lines(racers), runtime.now(), () => runtime.chance());
    for (const seat of terms.racers)
      if (table.line(seat) === undefined && table.bot(seat) === null) this.#race = gone(this.#race, seat);
    const first = Math.min(this.#race.cue.at, ...this.#race.cue.calls.map(c => c.sendAt));
    this.#at(first - HEAD_START, () => void this.#cue());
  }
  /** A hand came down; its reaction time is as the page claims. Says how it was taken. */
  press(seat: Seat, claim: Millis, arrival: Millis, how?: PressHow): Heard {
    const { race, heard } = press(this.#race, seat, { claim, arrival, ...how }, this.#pathOf(seat));
    this.#race = race;
    // The referee has judged that it came after the cue, even if two clocks disagree.
    if (heard === 'hand') void this.#table.put({ seat, move: { do: this.hand }, at: Math.max(this.#cued ?? 0, this.#tableTime()) });
    return heard;
  }
  /** The table's time at which a move was made that arrived at an instant: as early as its way allows (WB-83). */
  madeAt(seat: Seat, arrival: Millis): Millis {
    const after = this.#cued === null ? null : madeAfter(this.#race, seat, this.#pathOf(seat), arrival);
    return after === null ? this.#tableTime() : Math.min(this.#tableTime(), this.#cued! + Math.max(0, after));
  }
  /** Somebody has come in: after a restart of the server not all are back when the race is set again. */
  came(seat: Seat): void {
    if (this.#cued === null) this.#race = came(this.#race, seat, this.#table.line(seat) === null);
  }
  left(seat: Seat): void {
    this.#race = gone(this.#race, seat);
  }
  stop(): void {
    this.#done = true;
    for (const cancel of this.#timers) cancel();
  }

  async #cue(): Promise<void> {
    const { runtime } = this.#table;
    const { cue, entrants } = this.#race;
    const called = entrants.filter(who => !who.local).map(who => who.seat);
    this.#cued = this.#tableTime() + Math.max(0, cue.at - runtime.now());
    await this.#table.put(
      { cue: this.#cued },
      {
        seats: new Map(callsTo(this.#lines(called), cue.at, runtime.now()).map(call => [call.seat, call])),
        due: cue.at,
        sent: seat => {
          this.#race = told(this.#race, seat, runtime.now());
        },
      },
    );
    for (const { seat, local } of entrants) if (local) this.#botReacts(seat);
    this.#look();
  }
  #botReacts(seat: Seat): void {
    const { bot, inPlay, runtime } = this.#table;
    const reaction = bot(seat)?.react(thoughtAt(inPlay.game, inPlay.table, seat, runtime));
    if (reaction === undefined) return;
    if (reaction === null) {
      this.#race = gone(this.#race, seat);
      return;
    }
    this.#at(this.#race.cue.at + reaction.after, async () => {
      for (const move of reaction.first) await this.#table.put({ seat, move, at: this.#tableTime() });
      this.press(seat, reaction.after, runtime.now());
    });
  }
  /** Is it over? Looked at again and again, since every pong may settle it. */
  #look(): void {
    if (this.#done) return;
    const now = this.#table.runtime.now();
    const paths = mayClose(this.#race, now) ? this.#paths() : null;
    if (paths === null || now < closesAt(this.#race, paths)) this.#at(now + LOOK, () => this.#look());
    else {
      this.#done = true;
      const found = verdict(this.#race, paths);
      this.#table.judged(found.evidence);
      void this.#table.put({ verdict: found as never, at: this.#tableTime() });
    }
  }
  #lines(seats: readonly Seat[]): ReadonlyMap<Seat, RacerConnection> {
    return new Map(
      seats.flatMap(seat => {
        const line = this.#table.line(seat);
        return line ? [[seat, line] as const] : [];
      }),
    );
  }
  /** As hands are ranked by them. Whether a press was too soon is judged by the whole way, or a long one would excuse it. */
  #paths(): Paths {
    const lines = this.#lines(this.#race.entrants.map(who => who.seat));
    return credited(new Map([...lines].map(([seat, { path }]) => [seat, path])), this.#table.most, seat =>
      this.#table.doubts(seat),
    );
  }
  #pathOf(seat: Seat): Path {
    return this.#table.line(seat)?.path ?? unknownPath;
  }
  #at(when: Millis, run: () => void): void {
    this.#timers.push(this.#table.runtime.wake(Math.max(0, when - this.#table.runtime.now()), run));
  }
  #tableTime(): Millis {
    return this.#table.inPlay.time(this.#table.runtime.date());
  }
}
