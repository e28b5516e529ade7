/** Random play in all seatings: no step makes or loses a dollar. */
import { expect, test } from 'vitest';
import { configs, dollarsIn, wholeDeck } from '../../testing/caliber-45.ts';
import { randomPlay } from '../../testing/random-play.ts';
import { caliber45 } from './game.ts';
import type { CaliberTable } from './zones.ts';

test('random games end, no step makes or loses a dollar, and one moment in five hundred is held to every law', () => {
  const holds = (t: CaliberTable): void => {
    if (dollarsIn(t) !== wholeDeck(t)) expect(dollarsIn(t)).toBe(wholeDeck(t));
  };
  randomPlay(caliber45, { games: 10_000, configs, closely: 500, dreamEvery: 20, holds });
});
