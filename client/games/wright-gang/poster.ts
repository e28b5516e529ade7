/** The poster of Wright Brothers' Gang. */
import { icons } from '../../shell/icons.ts';
import type { Poster } from '../game-client.ts';

export const poster: Poster = {
  game: 'wright-gang',
  seats: [2, 5],
  minutes: 30,
  hard: 2,
  art: icons.bandit,
  bots: ['greenhorn', 'gunhand', 'sharpshooter'],
  order: 1,
};
