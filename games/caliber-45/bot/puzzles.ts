/** Where puzzles are looked for: small tables, and games that are soon over. */
import type { PuzzleSetting } from '../../../bots/puzzles/setting.ts';

export const puzzles: PuzzleSetting = {
  tables: [
    { seats: 2, options: { goal: 300 } },
    { seats: 3, options: { goal: 300 } },
    { seats: 2, options: { goal: 500 } },
    { seats: 4, options: { goal: 300 } },
  ],
  playouts: 40,
  quiet: 0.5,
};
