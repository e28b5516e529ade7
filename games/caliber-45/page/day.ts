/** The deal of the day: two against two, for half a million. */
import type { DayTerms } from '../../../client/day/terms.ts';

export const day: DayTerms = {
  bots: ['sharpshooter', 'sharpshooter', 'sharpshooter'],
  options: { goal: 500 },
  chairs: [0],
};
