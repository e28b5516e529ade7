/** Everything that the rest of the house knows of Revolver. */
import { admit } from '../../kernel/game.ts';
import type { Box } from '../box.ts';
import { bots } from './bot/bots.ts';
import { references } from './bot/hunch.ts';
import { mind } from './bot/mind.ts';
import { puzzles } from './bot/puzzles.ts';
import { described } from './described.ts';
import { revolver } from './game.ts';
import { no } from './refusals.ts';
import { report } from './report.ts';
import { chapters, rules } from './rules.ts';
import { words } from './words/words.ts';

export const box: Box = {
  game: admit(revolver),
  playedSince: 5,
  bots,
  references,
  mind,
  puzzles,
  rulebook: { chapters, rules, refusals: Object.values(no) },
  words,
  described,
  report,
};
