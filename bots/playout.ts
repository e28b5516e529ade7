/** The rest of a game, played in a dream by a quick policy in every seat, and its worth to each seat. */
import type { Bot, Thought } from '../kernel/bot.ts';
import type { Game, Input, Kinds, Offer, Outcome, Search } from '../kernel/game.ts';
import type { Move, Seat } from '../kernel/seat.ts';
import type { Mind } from './mind.ts';
import { racing } from './racing.ts';

type Roll = (n: number) => number;

/** How often in a row a seat may act unasked. */
const MOST_UNASKED = 6;
/** Inputs after which a dream is judged as it stands. */
const LONGEST = 2000;
const LEAD = 1500;
const THINKING = 1000;

/** A seat's knowledge in a dream. It dreams no further: the dream itself is its lookahead. */
class Dreamed<K extends Kinds> implements Thought<K> {
  readonly #game: Game<K>;
  readonly #table: K['Table'];
  readonly seat: Seat;
  readonly roll: Roll;
  readonly offers: readonly Offer[];
  #view: K['View'] | null = null;

  constructor(game: Game<K>, table: K['Table'], seat: Seat, roll: Roll) {
    this.#game = game;
    this.#table = table;
    this.seat = seat;
    this.roll = roll;
    this.offers = game.offers(table, seat);
  }
  get view(): K['View'] {
    this.#view ??= this.#game.glance(this.#table, this.seat);
    return this.#view;
  }
  moves(verb?: string): Iterable<Move> {
    return this.#game.moves(this.#table, this.seat, verb);
  }
  dream(): K['Table'] {
    return this.#table;
  }
  isLate(): boolean {
    return false;
  }
}

class Playout<K extends Kinds> {
  readonly #game: Game<K>;
  readonly #policy: Bot<K>;
  readonly #roll: Roll;
  readonly line: Search<K>;
  inputs = 0;

  constructor(game: Game<K>, policy: Bot<K>, roll: Roll, dream: K['Table']) {
    this.#game = game;
    this.#policy = policy;
    this.#roll = roll;
    this.line = game.search(dream);
  }
  play(input: Input): void {
    const why = this.line.next(input);
    if (why !== null) throw new Error(`${JSON.stringify(input)} is refused: ${why.why} (${why.rule})`);
    this.inputs++;
  }
  #thought(seat: Seat): Dreamed<K> {
    return new Dreamed(this.#game, this.line.table, seat, this.#roll);
  }
  step(): void {
    const race = this.#game.race(this.line.table);
    if (race !== null && !race.cued) this.#raceOn();
    else if (!this.#somebodyMoves(false) && !this.#somebodyMoves(true)) this.#clockSpeaks();
  }
  /** Each seat may act unasked, or a seat that is asked answers. Returns whether a question was answered. */
  #somebodyMoves(asked: boolean): boolean {
    for (let seat = 0; seat < this.line.table.seats; seat++) {
      for (let n = 0; n < MOST_UNASKED; n++) {
        const thought = this.#thought(seat);
        const { offers } = thought;
        if (offers.length === 0 || offers.some(offer => offer.question !== null) !== asked) break;
        const move = this.#policy.choose(thought);
        if (move === null) break;
        const { table } = this.line;
        this.play({ seat, move, at: Math.min(table.clock + THINKING, this.#game.alarm(table) ?? Number.POSITIVE_INFINITY) });
        if (offers.find(offer => offer.do === move.do)?.question !== null) return true;
      }
    }
    return false;
  }
  #clockSpeaks(): void {
    const alarm = this.#game.alarm(this.line.table);
    if (alarm === null) throw new Error('somebody must answer and will not');
    this.play({ tick: alarm });
  }
  #raceOn(): void {
    this.play({ cue: this.line.table.clock + LEAD });
    const { table } = this.line;
    for (const input of racing(this.#game.race(table)!, table.clock, seat => this.#policy.react(this.#thought(seat))))
      this.play(input);
  }
}

/** Each seat's share of the win: team-mates win together; others share. */
export const sharesOf = ({ winners, teams }: Outcome, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? (teams === undefined ? 1 / winners.length : 1) : 0));

/** Is a judge's answer valid: a share of a win for each seat? */
const isJudgement = (said: readonly number[], seats: number): boolean =>
  said.length === seats && said.every(share => share >= 0 && share <= 1);

/**
 * The dream's worth to each seat, if it begins with this move and goes as far as its seat looks; without one, as the policy plays. Where a
 * judge's answer is invalid it is played to its end; a dream without end is worth the same to all.
 */
export const playout = <K extends Kinds>(
  { game, policy, horizon: { far, judge, ended } }: Mind<K>,
  dream: K['Table'],
  first: { readonly seat: Seat; readonly move: Move } | null,
  roll: Roll,
): readonly number[] => {
  const rest = new Playout(game, policy, roll, dream);
  if (first !== null) rest.play({ ...first, at: dream.clock });
  let isFar = false;
  while (true) {
    const { table } = rest.line;
    const over = game.outcome(table);
    if (over !== null) {
      const shares = sharesOf(over, table.seats);
      return ended?.(table, shares) ?? shares;
    }
    const isLong = rest.inputs >= LONGEST;
    if (isLong || (!isFar && far(dream, table, first?.seat ?? null))) {
      isFar = true;
      const said = judge(table);
      if (isJudgement(said, table.seats)) return said;
      if (isLong) return Array.from({ length: table.seats }, () => 1 / table.seats);
    }
    rest.step();
  }
};
