/** The poster of Caliber 45. */
import type { Poster } from '../../../client/games/poster.ts';
import { players } from '../figures.ts';
import { minutes } from '../measured.ts';

/** Our own drawing: three cartridges of .45, the middle one taller. */
const art =
  'M256 6c46 54 66 108 66 170v20H190v-20C190 114 210 60 256 6zM186 216h140v216H186zM174 452h164v52H174zM88 96c36 42 52 84 52 134v16H36v-16C36 180 52 138 88 96zM32 264h112v172H32zM22 454h132v50H22zM424 96c36 42 52 84 52 134v16H372v-16c0-50 16-92 52-134zM368 264h112v172H368zM358 454h132v50H358z';
export const poster: Poster = {
  game: 'caliber-45',
  seats: [players.fewest, players.most],
  minutes: minutes['2-2'].goals['1000'],
  hard: 3,
  art,
  bots: 3,
  easiest: 'greenhorn',
  order: 2,
  teams: true,
  /** Two against two, for half a million. */
  day: {
    bots: ['sharpshooter', 'sharpshooter', 'sharpshooter'],
    options: { goal: 500 },
  },
};
