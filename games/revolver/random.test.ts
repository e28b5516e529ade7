/** Random play over every combination of sets and modules, with base decks and presets. */
import { test } from 'vitest';
import { randomPlay } from '../../testing/play/random-play.ts';
import { randomPositions } from '../../testing/play/random-positions.ts';
import { anyGame } from '../../testing/toys/play.ts';
import { revolver } from './game.ts';
import { combinations, presets } from './report.ts';

test('random games end, and one moment in two thousand is held to every law', () => {
  const configs = combinations.flatMap(({ options }) => [options, { ...options, ...presets }]);
  randomPlay(revolver, { games: 20_000, configs, closely: 2000, dreamEvery: 10 });
});
test('positions are refused with a reason, or play on', () => {
  const all = { set11: true, set12: true, set13: true, moduleA: true, moduleB: true, moduleC: true, moduleD: true };
  randomPositions(anyGame(revolver), {
    configs: [{}, { set11: true }, all, { ...all, ...presets }],
    begins: ({ question }) => question === 'play',
  });
});
