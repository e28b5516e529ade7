/** The laws of the kernel, held over random games with every combination of options and both kinds of decks. */
import { expect, test } from 'vitest';
import { laws } from '../../kernel/laws.ts';
import { revolver } from './game.ts';
import { combinations } from './report.ts';

const presets = { coltyDeck: 'preset', mcreadyDeck: 'preset' };
const configs = combinations.flatMap(({ options: config }) => [config, { ...config, ...presets }]);

test('all laws hold, with every combination of sets and modules, with base decks and presets', () => {
  expect(combinations).toHaveLength(17);
  const games = 2 * configs.length;
  expect(laws(revolver, { games, seed: 'revolver', configs, dreamEvery: 250 }).games).toBe(games);
});
