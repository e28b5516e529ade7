/** Random games, and random positions. */
import { test } from 'vitest';
import { randomPlay } from '../../testing/play/random-play.ts';
import { randomPositions } from '../../testing/play/random-positions.ts';
import { anyGame } from '../../testing/toys/play.ts';
import { liarsDice } from './game.ts';

test('liars-dice: random games end, and one moment in three hundred is held to every law', () => {
  randomPlay(liarsDice, { games: 20_000, closely: 300, dreamEvery: 10 });
});
test('liars-dice: positions are refused with a reason, or play on', () => {
  randomPositions(anyGame(liarsDice));
});
