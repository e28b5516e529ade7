/** Twenty thousand random games, the second half: each half has a file of its own, so that two processors can share them. */
import { expect, test } from 'vitest';
import { laws } from '../../kernel/laws.ts';
import { revolver } from './game.ts';
import { combinations, presets } from './report.ts';

test('ten thousand random games over all combinations end, and one moment in two thousand is held to every law', () => {
  const configs = combinations.flatMap(({ options }) => [options, { ...options, ...presets }]);
  expect(laws(revolver, { games: 10_000, seed: 'more', configs, closely: 2000, dreamEvery: 10 }).games).toBe(10_000);
});
