/** Everything that the rest of the house knows of Caliber 45. */
import { admit } from '../../kernel/game.ts';
import type { Box } from '../box.ts';
import { bots } from './bot/bots.ts';
import { references } from './bot/hunch.ts';
import { mind } from './bot/mind.ts';
import { puzzles } from './bot/puzzles.ts';
import { described } from './described.ts';
import { caliber45 } from './game.ts';
import { no } from './refusals.ts';
import { report } from './report.ts';
import { chapters, rules } from './rules.ts';
import { caliber45 as en } from './words/en/words.ts';
import { caliber45 as ru } from './words/ru/words.ts';
import { caliber45 as uk } from './words/uk/words.ts';

export const box: Box = {
  game: admit(caliber45),
  bots,
  references,
  mind,
  puzzles,
  rulebook: { chapters, rules, refusals: Object.values(no) },
  words: { en, ru, uk },
  described,
  report,
};
