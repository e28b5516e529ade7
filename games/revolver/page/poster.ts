/** The poster of Revolver. */

import type { Poster } from '../../../client/games/poster.ts';
import { SLOW_PLAYERS } from '../figures.ts';

export const poster: Poster = {
  game: 'revolver',
  seats: [2, 2],
  minutes: 45,
  hard: 4,
  art: 'train',
  slow: SLOW_PLAYERS,
  bots: 1,
  easiest: 'greenhorn',
  order: 4,
  day: { bots: ['sharpshooter'], options: {} },
};
