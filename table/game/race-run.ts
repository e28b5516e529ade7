/**
 * Runs a race in real time: the referee's cue, the calls, the hands and the verdict, each at its time. The referee (`race/`) is pure; this
 * gives it the clock and the racers' connections, and plays its word into the game.
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
  /** The connection of a seat's player; null when they play on this machine, undefined when the seat is empty. */
  line(seat: Seat): RacerConnection | null | undefined;
  /** The most of a connection's path that is credited; null for no limit. */
  readonly most: Millis | null;
  /** The recent races in which this seat's player had the benefit of a doubt; and the result of the next. */
  doubts(seat: Seat): Doubts;
  judged(evidence: Evidence): void;
  /** The bot that plays this seat, if any. */
  bot(seat: Seat): Bot<Kinds> | null;
  /** Plays an input, in turn; true when it was accepted. With calls, it is the cue. */
  put(input: Input, calls?: Calls): Promise<boolean>;
}

/** The cue is prepared this long before the first call is sent, since it must first be stored in the log. */
const HEAD_START: Millis = 40;
const LOOK: Millis = 40;

export class RaceRun {
  /** The verb that lays a hand. */
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
  /** A hand came down, with the reaction time its page claims. Returns how it was judged. */
  press(seat: Seat, claim: Millis, arrival: Millis, how?: PressHow): Heard {
    const { race, heard } = press(this.#race, seat, { claim, arrival, ...how }, this.#pathOf(seat));
    this.#race = race;
    // The referee has judged it to be after the cue, even if two clocks disagree.
    if (heard === 'hand') void this.#table.put({ seat, move: { do: this.hand }, at: Math.max(this.#cued ?? 0, this.#tableTime()) });
    return heard;
  }
  /** The table time at which a move arriving at this instant was made: as early as its path allows (WB-83). */
  madeAt(seat: Seat, arrival: Millis): Millis {
    const after = this.#cued === null ? null : madeAfter(this.#race, seat, this.#pathOf(seat), arrival);
    return after === null ? this.#tableTime() : Math.min(this.#tableTime(), this.#cued! + Math.max(0, after));
  }
  /** A guest has joined: after a server restart not all are back when the race is set again. */
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
  /** Is it over? Checked repeatedly, since every pong may settle it. */
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
  /** The paths used for ranking. Whether a press was too soon is judged by the whole path, or a long one would excuse it. */
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
