/** Where puzzles are looked for: small tables, and games that are soon over. */
import type { PuzzleSetting } from '../../../bots/puzzles/setting.ts';

export const puzzles: PuzzleSetting = {
  tables: [
    { seats: 2, options: { rounds: 1, race: 'draw' } },
    { seats: 3, options: { rounds: 1, race: 'draw' } },
    { seats: 2, options: { rounds: 1, race: 'draw' } },
    { seats: 4, options: { rounds: 1, race: 'draw' } },
  ],
  playouts: 80,
  quiet: 0,
};
