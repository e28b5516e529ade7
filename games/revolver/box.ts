/** Everything that the rest of the house knows of Revolver. */
import { admit } from '../../kernel/game.ts';
import type { Box } from '../box.ts';
import { bots } from './bot/bots.ts';
import { references } from './bot/hunch.ts';
import { mind } from './bot/mind.ts';
import { described } from './described.ts';
import { SLOW_PLAYERS } from './figures.ts';
import { revolver } from './game.ts';
import { no } from './refusals.ts';
import { report } from './report.ts';
import { chapters, rules } from './rules.ts';
import { words } from './words/words.ts';

export const box: Box = {
  game: admit(revolver),
  playedSince: 5,
  bots,
  slow: { seats: SLOW_PLAYERS },
  references,
  mind,
  // Small tables, and games that are soon over.
  puzzles: {
    tables: [
      { seats: 2, options: {} },
      { seats: 2, options: {} },
      { seats: 2, options: { set11: true } },
      { seats: 2, options: { set11: true, set12: true } },
    ],
    playouts: 24,
    quiet: 0.65,
  },
  rulebook: { chapters, rules, refusals: Object.values(no) },
  words,
  described,
  report,
};
