/** The poster of Wright Brothers' Gang. */

import type { Poster } from '../../../client/games/poster.ts';
import { icons } from '../../../client/shell/icons.ts';

export const poster: Poster = {
  game: 'wright-gang',
  seats: [2, 5],
  minutes: 30,
  hard: 2,
  art: icons.bandit,
  bots: 3,
  easiest: 'greenhorn',
  order: 1,
  races: options => options['race'] === 'reflex',
};
