/** Random play in all seatings: no step makes or loses a dollar. */
import { expect, test } from 'vitest';
import { configs, dollarsIn, wholeDeck } from '../../testing/play/caliber-45.ts';
import { randomPlay } from '../../testing/play/random-play.ts';
import { randomPositions } from '../../testing/play/random-positions.ts';
import { anyGame } from '../../testing/toys/play.ts';
import { caliber45 } from './game.ts';
import type { CaliberTable } from './zones.ts';

test('random games end, no step makes or loses a dollar, and one moment in five hundred is held to every law', () => {
  const holds = (t: CaliberTable): void => {
    if (dollarsIn(t) !== wholeDeck(t)) expect(dollarsIn(t)).toBe(wholeDeck(t));
  };
  randomPlay(caliber45, { games: 10_000, configs, closely: 500, dreamEvery: 20, holds });
});
test('positions are refused with a reason, or play on', () => {
  randomPositions(anyGame(caliber45), {
    configs: [{ goal: 400 }, { goal: 400, handicap: true, freshCowboys: 'vote' }],
    begins: ({ question }) => ['arming', 'meet', 'shoot-out', 'defend'].includes(question),
  });
});
