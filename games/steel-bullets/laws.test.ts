/** The laws that every game obeys, over every number of seats and every option; and that no chair is better than another. */
import { expect, test } from 'vitest';
import { match } from '../../bots/match.ts';
import { randomBot } from '../../bots/random.ts';
import type { KindsOf } from '../../kernel/make.ts';
import { laws } from '../../kernel/proving/laws.ts';
import { amount } from '../../testing/amount.ts';
import { chiSquare, chiSquareBound } from '../../testing/play/chi-square.ts';
import { steelBullets } from './game.ts';
import type { Bullets, BulletsTable } from './zones.ts';

const configs = [{}, { outHand: 'out' }, { window: 1, first: 1 }, { window: 10, outHand: 'out', first: 0 }];

test('every law holds, for two to six players, with any options', () => {
  const games = amount(30, { deep: 160 });
  expect(laws(steelBullets, { games, seed: 'steel bullets', configs }).games).toBe(games);
});

/** Tolerance: what fair chairs would exceed once in a hundred thousand runs. */
test.each([
  [2, amount(150, { deep: 900 })],
  [3, amount(120, { deep: 700 })],
  [4, amount(90, { deep: 500 })],
  [5, amount(70, { deep: 400 })],
  [6, amount(60, { deep: 300 })],
])('equal bots win evenly in each of %i chairs, over %i games', (seats, games) => {
  const config: BulletsTable['config'] = { window: 3, outHand: 'discard', first: null };
  const bots = Array.from({ length: seats }, () => randomBot<KindsOf<Bullets>>());
  const wins = Array.from({ length: seats }, () => 0);
  for (let i = 0; i < games; i++) {
    const { table } = match({ game: steelBullets, config, seed: `chairs ${i}`, bots });
    wins[steelBullets.outcome(table)!.winners[0]!]!++;
  }
  expect(chiSquare(wins)).toBeLessThan(chiSquareBound(seats));
});
