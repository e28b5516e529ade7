/**
 * A race run for real: the referee's cue, the calls, the hands and the verdict, each at its time. The referee (`race/`) is pure; this gives
 * it the clock and the lines of those who race, and puts its word into the game.
 */
import type { Bot } from '../kernel/bot.ts';
import type { Input, Kinds, Race as RaceTerms } from '../kernel/game.ts';
import type { Millis, Move, Seat } from '../kernel/seat.ts';
import type { House } from './house.ts';
import { thoughtOf } from './keeper.ts';
import { closesAt } from './race/close.ts';
import type { Connection } from './race/cue.ts';
import { gone, type Paths, press, type Race, setRace, told } from './race/referee.ts';
import { verdict } from './race/verdict.ts';
import type { Sitting } from './sitting.ts';

/** What a race needs from its table. */
export interface Course {
  readonly house: House;
  readonly sitting: Sitting;
  /** The line of a seat's player; null when he plays in the house, undefined when nobody is there. */
  line(seat: Seat): Connection | null | undefined;
  /** The bot that plays this seat, if one does. */
  bot(seat: Seat): Bot<Kinds> | null;
  /** Put an input into the game, in turn; true when it was accepted. */
  put(input: Input): Promise<boolean>;
  /** Show the cue: each seat its own way at its own instant; everybody else when it is due. */
  call(
    input: Input,
    calls: ReadonlyMap<Seat, { readonly after: Millis; readonly showAt: Millis | null }>,
    rest: Millis,
    sent: (seat: Seat) => void,
  ): Promise<void>;
}

/** The cue is prepared this long before the first call leaves, since it must be safe in the log first. */
const HEAD_START: Millis = 40;
const LOOK: Millis = 40;

export class Running {
  readonly #course: Course;
  #race: Race<Move>;
  readonly #timers: (() => void)[] = [];
  #done = false;

  constructor(course: Course, terms: RaceTerms) {
    this.#course = course;
    const { house } = course;
    const lines = new Map<Seat, Connection>();
    for (const seat of terms.racers) {
      const line = course.line(seat);
      if (line) lines.set(seat, line);
    }
    this.#race = setRace({ seats: terms.racers, within: terms.within, mayMiss: terms.mayMiss }, lines, house.now(), () =>
      house.chance(),
    );
    for (const seat of terms.racers)
      if (course.line(seat) === undefined && course.bot(seat) === null) this.#race = gone(this.#race, seat);
    const first = Math.min(this.#race.cue.at, ...this.#race.cue.calls.map(c => c.sendAt));
    this.#at(first - HEAD_START, () => void this.#cue());
  }
  /** A hand came down; its reaction time is as the page claims. Says how it was taken. */
  press(seat: Seat, claim: Millis): 'hand' | 'early' | 'ignored' {
    const heard = press(this.#race, seat, { claim, loads: [] }, this.#paths().get(seat) ?? { trips: [] }, this.#course.house.now());
    this.#race = heard.race;
    if (heard.heard === 'hand') void this.#course.put({ seat, move: { do: 'slap' }, at: this.#tableTime() });
    return heard.heard;
  }
  left(seat: Seat): void {
    this.#race = gone(this.#race, seat);
  }
  stop(): void {
    this.#done = true;
    for (const cancel of this.#timers) cancel();
  }

  async #cue(): Promise<void> {
    const { house } = this.#course;
    const { cue } = this.#race;
    const now = house.now();
    const calls = new Map(cue.calls.map(c => [c.seat, { after: Math.max(0, c.sendAt - now), showAt: c.showAt }]));
    const sent = (seat: Seat): void => {
      this.#race = told(this.#race, seat, house.now());
    };
    await this.#course.call({ cue: this.#tableTime() + Math.max(0, cue.at - now) }, calls, Math.max(0, cue.at - now), sent);
    for (const { seat, house: inHouse } of this.#race.entrants) if (inHouse) this.#botReacts(seat);
    this.#look();
  }
  #botReacts(seat: Seat): void {
    const { bot, sitting, house } = this.#course;
    const reaction = bot(seat)?.react(thoughtOf(sitting.game, sitting.table, seat, house));
    if (reaction === undefined) return;
    if (reaction === null) {
      this.#race = gone(this.#race, seat);
      return;
    }
    this.#at(this.#race.cue.at + reaction.after, async () => {
      for (const move of reaction.first) await this.#course.put({ seat, move, at: this.#tableTime() });
      this.press(seat, reaction.after);
    });
  }
  /** Is it over? Looked at again and again, since every pong may settle it. */
  #look(): void {
    if (this.#done) return;
    const paths = this.#paths();
    const { house } = this.#course;
    if (house.now() < closesAt(this.#race, paths)) this.#at(house.now() + LOOK, () => this.#look());
    else {
      this.#done = true;
      const ended = verdict(this.#race, paths);
      void this.#course.put({ verdict: ended.verdict as never, at: this.#tableTime() });
    }
  }
  #paths(): Paths {
    const paths = new Map();
    for (const { seat } of this.#race.entrants) {
      const line = this.#course.line(seat);
      if (line) paths.set(seat, line.path);
    }
    return paths;
  }
  #at(when: Millis, run: () => void): void {
    this.#timers.push(this.#course.house.wake(Math.max(0, when - this.#course.house.now()), run));
  }
  #tableTime(): Millis {
    return Math.max(this.#course.sitting.table.clock, this.#course.house.date() - this.#course.sitting.start.at);
  }
}
