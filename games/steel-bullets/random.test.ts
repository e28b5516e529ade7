/** Random play with every number of seats and every option. */
import { test } from 'vitest';
import { randomPlay } from '../../testing/play/random-play.ts';
import { randomPositions } from '../../testing/play/random-positions.ts';
import { anyGame } from '../../testing/toys/play.ts';
import { steelBullets } from './game.ts';

test('random games end, and one moment in three hundred is held to every law', () => {
  const configs = [{}, { outHand: 'out' }, { window: 1, first: 1 }, { window: 10, outHand: 'out', first: 0 }];
  randomPlay(steelBullets, { games: 20_000, configs, closely: 300, dreamEvery: 10 });
});
test('positions are refused with a reason, or play on', () => {
  randomPositions(anyGame(steelBullets), {
    configs: [{}, { outHand: 'out' }],
    begins: ({ question, position: { open } }) =>
      question === 'turn' && open?.['phase'] === 'blue' && open['lawyers'] === 0 && open['protected'] === false,
  });
});
