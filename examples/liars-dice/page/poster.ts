/** The poster of Liar's dice. */
import type { Poster } from '../../../client/games/poster.ts';

/** Our own drawing: a die that shows five. */
const art =
  'M96 32h320a64 64 0 0 1 64 64v320a64 64 0 0 1-64 64H96a64 64 0 0 1-64-64V96a64 64 0 0 1 64-64zm48 68a44 44 0 1 0 0 88 44 44 0 0 0 0-88zm224 0a44 44 0 1 0 0 88 44 44 0 0 0 0-88zM256 212a44 44 0 1 0 0 88 44 44 0 0 0 0-88zM144 324a44 44 0 1 0 0 88 44 44 0 0 0 0-88zm224 0a44 44 0 1 0 0 88 44 44 0 0 0 0-88z';
export const poster: Poster = {
  game: 'liars-dice',
  seats: [2, 6],
  minutes: 10,
  hard: 1,
  art,
  bots: 3,
  easiest: 'counter',
  order: 5,
};
