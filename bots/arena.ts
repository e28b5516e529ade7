/**
 * Which bot plays better? One takes one seat (or one team's), the other the rest; every seat in turn plays the same deal. The share of
 * wins comes with its interval beside the fair share, and a rating is fitted to all pairs together.
 */
import type { Bot } from '../kernel/bot.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import { match } from './match.ts';

export interface Contest<K extends Kinds> {
  readonly game: Game<K>;
  readonly config: K['Config'];
  readonly seats: number;
  readonly seed: string;
}
/** The number of sides: seats, or teams of them. */
export const sidesOf = <K extends Kinds>({ game, config, seats }: Contest<K>): number =>
  new Set(game.teams(config, seats) ?? Array.from({ length: seats }, (_, seat) => seat)).size;

export interface Bout {
  /** The first bot's part of the win. */
  readonly won: number;
  /** The time of each of its decisions in which it thought. */
  readonly millis: readonly number[];
}
/** Shorter decisions do not count as thought. */
const A_THOUGHT = 1;
const timed = <K extends Kinds>(bot: Bot<K>, millis: number[], now: () => number): Bot<K> => ({
  ...bot,
  choose(t) {
    const began = now();
    const move = bot.choose(t);
    const took = now() - began;
    if (took > A_THOUGHT) millis.push(took);
    return move;
  },
});
/** The n-th game of one bot against another: its side changes with every game, the deal when every side has played it. */
export const bout = <K extends Kinds>(
  contest: Contest<K>,
  [first, other]: readonly [Bot<K>, Bot<K>],
  n: number,
  now: () => number,
): Bout => {
  const { game, config, seats, seed } = contest;
  const sides = sidesOf(contest);
  const side = n % sides;
  const teams = game.teams(config, seats);
  const millis: number[] = [];
  const own = timed(first, millis, now);
  const isOwn = (seat: number): boolean => (teams?.[seat] ?? seat) === side;
  const bots = Array.from({ length: seats }, (_, seat) => (isOwn(seat) ? own : other));
  const { table } = match({ game, config, bots, seed: `${seed} ${Math.floor(n / sides)}` });
  const { winners } = game.outcome(table)!;
  return { won: winners.filter(isOwn).length / winners.length, millis };
};

/** The results of all games of one pair. */
export interface Score {
  readonly bots: readonly [string, string];
  readonly won: number;
  readonly games: number;
}
const STEPS = 2000;
/** Points between two players of whom one has ten times the odds. */
const POINTS = 400;
/**
 * Bradley and Terry's strengths, in points as chess counts them, the weakest at 0. With more than two sides a share is measured against the
 * fair odds.
 */
export const ratingsOf = (scores: readonly Score[], sides: number): ReadonlyMap<string, number> => {
  const names = [...new Set(scores.flatMap(({ bots }) => bots))];
  const strength = new Map(names.map(name => [name, 0]));
  const fair = Math.log(1 / (sides - 1));
  for (let step = 0; step < STEPS; step++) {
    const pull = new Map(names.map(name => [name, 0]));
    const games = new Map(names.map(name => [name, 0]));
    for (const {
      bots: [a, b],
      won,
      games: played,
    } of scores) {
      const expected = played / (1 + Math.exp(-(strength.get(a)! - strength.get(b)! + fair)));
      // Half a game to each side: a bot that won every game is not infinitely strong.
      const by = won - expected + 0.5 - (played > 0 ? expected / played : 0.5);
      pull.set(a, pull.get(a)! + by);
      pull.set(b, pull.get(b)! - by);
      games.set(a, games.get(a)! + played);
      games.set(b, games.get(b)! + played);
    }
    for (const name of names) strength.set(name, strength.get(name)! + (2 * pull.get(name)!) / Math.max(1, games.get(name)!));
  }
  const least = Math.min(...strength.values());
  return new Map(names.map(name => [name, Math.round(((strength.get(name)! - least) * POINTS) / Math.LN10)]));
};
