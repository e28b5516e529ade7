/** Random play over every combination of sets and modules, with base decks and presets. */
import { test } from 'vitest';
import { randomPlay } from '../../testing/random-play.ts';
import { revolver } from './game.ts';
import { combinations, presets } from './report.ts';

test('random games end, and one moment in two thousand is held to every law', () => {
  const configs = combinations.flatMap(({ options }) => [options, { ...options, ...presets }]);
  randomPlay(revolver, { games: 20_000, configs, closely: 2000, dreamEvery: 10 });
});
