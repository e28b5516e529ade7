/** Random play with every number of seats. */
import { test } from 'vitest';
import { randomPlay } from '../../testing/random-play.ts';
import { wrightGang } from './game.ts';

test('random games end, and one moment in two thousand is held to every law', () => {
  const configs = [{ rounds: 1 }, { rounds: 1, race: 'draw' }, { rounds: 1, duelCards: 'hand' }];
  randomPlay(wrightGang, { games: 20_000, configs, closely: 2000, dreamEvery: 10 });
});
