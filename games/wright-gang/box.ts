/** Everything that the rest of the house knows of Wright Brothers' Gang. */
import { admit } from '../../kernel/game.ts';
import type { Box } from '../box.ts';
import { bots } from './bot/bots.ts';
import { references } from './bot/hunch.ts';
import { mind } from './bot/mind.ts';
import { puzzles } from './bot/puzzles.ts';
import { described } from './described.ts';
import { wrightGang } from './game.ts';
import { no } from './refusals.ts';
import { chapters, rules } from './rules.ts';
import { wrightGang as en } from './words/en/words.ts';
import { wrightGang as ru } from './words/ru/words.ts';
import { wrightGang as uk } from './words/uk/words.ts';

export const box: Box = {
  game: admit(wrightGang),
  bots,
  references,
  mind,
  puzzles,
  rulebook: { chapters, rules, refusals: Object.values(no) },
  words: { en, ru, uk },
  described,
};
