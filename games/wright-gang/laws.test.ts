/** The laws of the kernel, held over random games of this game. */
import { expect, test } from 'vitest';
import { laws } from '../../kernel/proving/laws.ts';
import { amount } from '../../testing/amount.ts';
import { wrightGang } from './game.ts';

const configs = [
  { rounds: 2 },
  { rounds: 1, race: 'draw' },
  { rounds: 2, tie: 'extra-round', duelCards: 'hand' },
  { rounds: 1, duelCards: 'deck' },
  { rounds: 1, race: 'draw', duelCards: 'hand', first: 1 },
];

test('every second moment is held to all laws, with any number of seats and any options', () => {
  const games = amount(20, { deep: 100 });
  expect(laws(wrightGang, { games, seed: 'wright', configs, closely: 2 }).games).toBe(games);
});
