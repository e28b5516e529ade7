/** The laws of the kernel, held over random games of this game. */
import { expect, test } from 'vitest';
import { laws } from '../../kernel/laws.ts';
import { wrightGang } from './game.ts';

const configs = [
  { rounds: 2 },
  { rounds: 1, race: 'draw' },
  { rounds: 2, tie: 'extra-round', duelCards: 'hand' },
  { rounds: 1, duelCards: 'deck' },
  { rounds: 1, race: 'draw', duelCards: 'hand', first: 1 },
];

test('all laws hold, with any number of seats and any options', () => {
  expect(laws(wrightGang, { games: 100, seed: 'wright', configs }).games).toBe(100);
});

test('twenty thousand random games end, and one moment in two thousand is held to every law', () => {
  const short = [{ rounds: 1 }, { rounds: 1, race: 'draw' }, { rounds: 1, duelCards: 'hand' }];
  const { games } = laws(wrightGang, { games: 20_000, seed: 'many', configs: short, closely: 2000, dreamEvery: 10 });
  expect(games).toBe(20_000);
});
