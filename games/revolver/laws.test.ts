/** The laws of the kernel and this game's own, held over random games with every combination of options. */
import { expect, test } from 'vitest';
import { laws } from '../../kernel/laws.ts';
import { revolver } from './game.ts';

test('base', () => {
  expect(laws(revolver, { games: 3, seed: 'revolver', dreamEvery: 200 }).games).toBe(3);
});
