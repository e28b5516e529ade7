/** The poster of Steel Bullets. */
import type { Poster } from '../../../client/games/poster.ts';
import { players, slowPlayers } from '../figures.ts';

/** Median length in minutes, by the number of players: `sixgun simulate steel-bullets --games 200`, medians among gunhands. */
const minutes = { 2: 2, 3: 5, 4: 8, 5: 8, 6: 9 } as const;
/** Our own drawing: a cylinder with one chamber loaded. */
const art =
  'M256 8A248 248 0 1 0 256 504A248 248 0 0 0 256 8ZM256 44a62 62 0 1 1 0 124 62 62 0 0 1 0-124zM117 124a62 62 0 1 1 0 124 62 62 0 0 1 0-124zM395 124a62 62 0 1 1 0 124 62 62 0 0 1 0-124zM117 284a62 62 0 1 1 0 124 62 62 0 0 1 0-124zM395 284a62 62 0 1 1 0 124 62 62 0 0 1 0-124zM395 306a40 40 0 1 0 0 80 40 40 0 0 0 0-80zM256 344a62 62 0 1 1 0 124 62 62 0 0 1 0-124zM256 222a34 34 0 1 1 0 68 34 34 0 0 1 0-68z';
export const poster: Poster = {
  game: 'steel-bullets',
  seats: [players.fewest, players.most],
  minutes: minutes[4],
  hard: 1,
  art,
  slow: slowPlayers,
  bots: 3,
  easiest: 'greenhorn',
  order: 3,
  day: { bots: ['sharpshooter', 'sharpshooter', 'sharpshooter'], options: {} },
};
