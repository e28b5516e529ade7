/** Where puzzles are looked for: small tables, and games that are soon over. */
import type { PuzzleSetting } from '../../../bots/puzzles/setting.ts';

export const puzzles: PuzzleSetting = {
  tables: [
    { seats: 2, options: {} },
    { seats: 2, options: {} },
    { seats: 2, options: { set11: true } },
    { seats: 2, options: { set11: true, set12: true } },
  ],
  playouts: 24,
  quiet: 0.65,
};
