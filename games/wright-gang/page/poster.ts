/** The poster of Wright Brothers' Gang. */

import type { Poster } from '../../../client/games/poster.ts';

export const poster: Poster = {
  game: 'wright-gang',
  seats: [2, 5],
  minutes: 30,
  hard: 2,
  art: 'bandit',
  bots: 3,
  easiest: 'greenhorn',
  order: 1,
  races: options => options['race'] === 'reflex',
  /** Lots decide whose hand is first: a deal that is the same for all must not depend on reflexes. */
  day: {
    bots: ['sharpshooter', 'sharpshooter', 'sharpshooter'],
    options: { rounds: 3, race: 'draw' },
  },
};
