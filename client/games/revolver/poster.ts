/** The poster of Revolver. */
import { icons } from '../../shell/icons.ts';
import type { Poster } from '../game-client.ts';

export const poster: Poster = {
  game: 'revolver',
  seats: [2, 2],
  minutes: 45,
  hard: 4,
  art: icons.train,
  bots: ['gunhand'],
  order: 4,
};
