/** The deal of the day. Lots decide whose hand is first: a deal that is the same for all must not depend on reflexes. */
import type { DayTerms } from '../../../client/day/terms.ts';

export const day: DayTerms = {
  bots: ['sharpshooter', 'sharpshooter', 'sharpshooter'],
  options: { rounds: 3, race: 'draw' },
  chairs: [0],
};
