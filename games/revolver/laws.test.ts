/** The laws of the kernel, held over random games with every combination of options and both kinds of decks. */
import { expect, test } from 'vitest';
import { laws } from '../../kernel/laws.ts';
import { revolver } from './game.ts';
import { lacking } from './options.ts';
import type { Config } from './zones.ts';

const switches = ['set11', 'set12', 'set13', 'moduleA', 'moduleB', 'moduleC', 'moduleD'] as const;
/** Every combination that its dependencies allow (RV-010 … RV-014). */
const combinations = Array.from({ length: 2 ** switches.length }, (_, bits) =>
  Object.fromEntries(switches.map((name, i) => [name, (bits & (1 << i)) !== 0])),
).filter(config => lacking(config as unknown as Config).length === 0);

const presets = { coltyDeck: 'preset', mcreadyDeck: 'preset' };
const configs = combinations.flatMap(config => [config, { ...config, ...presets }]);

test('all laws hold, with every combination of sets and modules, with base decks and presets', () => {
  expect(combinations).toHaveLength(17);
  const games = Number(process.env['GAMES'] ?? 72);
  expect(laws(revolver, { games, seed: 'revolver', configs, dreamEvery: 250 }).games).toBe(games);
});
