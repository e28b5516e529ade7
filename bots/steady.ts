/**
 * Bots whose choice follows only from a seed and from what they see: not from time or from how often they were asked
 * before. Equal moves against them meet equal replies.
 */
import type { Bot, Thought } from '../kernel/bot.ts';
import { diceFrom } from '../kernel/chance/dice.ts';
import type { Game, Input, Kinds } from '../kernel/game.ts';
import { isRefusal } from '../kernel/refusal.ts';
import type { Move, Seat, Seed } from '../kernel/seat.ts';
import { thoughtOf } from './thought.ts';

export const THINKING = 1000;
const LONGEST = 20_000;

/** The closing time of a window depends on the players' thinking times. */
const withoutTimes = (key: string, value: unknown): unknown => (key === 'closes' ? undefined : value);

export const steadyThought = <K extends Kinds>(game: Game<K>, table: K['Table'], seat: Seat, seed: Seed): Thought<K> =>
  thoughtOf(game, table, seat, diceFrom(`${seed} ${seat} ${JSON.stringify(game.view(table, seat), withoutTimes)}`));

/**
 * The bots' next acts, if any, before another player or the clock acts: one after the other by seat, first those who
 * are asked nothing. Null stands for a person's seat.
 */
export const steadyStep = <K extends Kinds>(
  game: Game<K>,
  table: K['Table'],
  bots: readonly (Bot<K> | null)[],
  seed: Seed,
): { readonly seat: Seat; readonly move: Move } | null => {
  const able = bots.flatMap((bot, seat) => {
    const offers = bot === null ? [] : game.offers(table, seat);
    return bot === null || offers.length === 0 ? [] : [{ bot, seat, asked: offers.some(offer => offer.question !== null) }];
  });
  for (const { bot, seat } of able.toSorted((a, b) => Number(a.asked) - Number(b.asked) || a.seat - b.seat)) {
    const move = bot.choose(steadyThought(game, table, seat, seed));
    if (move !== null) return { seat, move };
  }
  return null;
};

/** A whole game among them, without races; yields the table after each input. */
export function* steadyGame<K extends Kinds>(
  game: Game<K>,
  config: K['Config'],
  bots: readonly Bot<K>[],
  seed: Seed,
): Generator<{ readonly input: Input; readonly table: K['Table'] }, void> {
  let table = game.setup(config, bots.length, seed);
  for (let inputs = 0; game.outcome(table) === null; inputs++) {
    const step = steadyStep(game, table, bots, seed);
    const alarm = game.alarm(table);
    if (inputs > LONGEST || (step === null && alarm === null)) throw new Error('the game goes no further');
    const input: Input =
      step === null ? { tick: alarm! } : { ...step, at: Math.min(table.clock + THINKING, alarm ?? Number.POSITIVE_INFINITY) };
    const next = game.next(table, input);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(input)} is refused: ${next.why} (${next.rule})`);
    table = next;
    yield { input, table };
  }
}
