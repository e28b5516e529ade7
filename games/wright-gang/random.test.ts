/** Random play with every number of seats. */
import { test } from 'vitest';
import { randomPlay } from '../../testing/play/random-play.ts';
import { randomPositions } from '../../testing/play/random-positions.ts';
import { anyGame } from '../../testing/toys/play.ts';
import { wrightGang } from './game.ts';

test('random games end, and one moment in two thousand is held to every law', () => {
  const configs = [{ rounds: 1 }, { rounds: 1, race: 'draw' }, { rounds: 1, duelCards: 'hand' }];
  randomPlay(wrightGang, { games: 20_000, configs, closely: 2000, dreamEvery: 10 });
});
test('positions are refused with a reason, or play on', () => {
  const configs = [{}, { race: 'draw', rounds: 2 }, { duelCards: 'hand', tie: 'extra-round', rounds: 1 }];
  randomPositions(anyGame(wrightGang), { configs, begins: ({ question }) => question === 'turn' });
});
