/** Where puzzles are looked for: small tables, and games that are soon over. */
import type { PuzzleSetting } from '../../../bots/puzzles/setting.ts';

export const puzzles: PuzzleSetting = {
  tables: [
    { seats: 2, options: {} },
    { seats: 3, options: {} },
    { seats: 2, options: {} },
    { seats: 4, options: {} },
  ],
  playouts: 80,
  quiet: 0,
};
