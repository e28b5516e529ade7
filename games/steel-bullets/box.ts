/** Everything that the rest of the house knows of Steel Bullets. */
import { admit } from '../../kernel/game.ts';
import type { Box } from '../box.ts';
import { bots } from './bot/bots.ts';
import { references } from './bot/hunch.ts';
import { mind } from './bot/mind.ts';
import { puzzles } from './bot/puzzles.ts';
import { described } from './described.ts';
import { steelBullets } from './game.ts';
import { refusals } from './refusals.ts';
import { report } from './report.ts';
import { chapters, rules } from './rules.ts';
import { steelBullets as en } from './words/en/words.ts';
import { steelBullets as ru } from './words/ru/words.ts';
import { steelBullets as uk } from './words/uk/words.ts';

export const box: Box = {
  game: admit(steelBullets),
  bots,
  references,
  mind,
  puzzles,
  rulebook: { chapters, rules, refusals },
  words: { en, ru, uk },
  report,
  described,
};
