/** Everything that the rest of the house knows of Liar's dice. */
import type { Box } from '../../games/box.ts';
import { admit } from '../../kernel/game.ts';
import { bots } from './bot/bots.ts';
import { student } from './bot/student.ts';
import { described } from './described.ts';
import { liarsDice } from './game.ts';
import { no } from './refusals.ts';
import { chapters, rules } from './rules.ts';
import * as enBook from './words/en/rules.ts';
import { talk as en } from './words/en/talk.ts';
import * as ruBook from './words/ru/rules.ts';
import { talk as ru } from './words/ru/talk.ts';
import * as ukBook from './words/uk/rules.ts';
import { talk as uk } from './words/uk/talk.ts';

export const box: Box = {
  game: admit(liarsDice),
  bots,
  references: [student],
  rulebook: { chapters, rules, refusals: Object.values(no) },
  words: { en: { ...en, ...enBook }, ru: { ...ru, ...ruBook }, uk: { ...uk, ...ukBook } },
  described,
};
