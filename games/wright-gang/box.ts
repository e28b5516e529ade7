/** Everything that the rest of the house knows of Wright Brothers' Gang. */
import { admit } from '../../kernel/game.ts';
import type { Box } from '../box.ts';
import { bots } from './bot/bots.ts';
import { references } from './bot/hunch.ts';
import { mind } from './bot/mind.ts';
import { described } from './described.ts';
import { wrightGang } from './game.ts';
import { no } from './refusals.ts';
import { chapters, rules } from './rules.ts';
import * as enBook from './words/en/rules.ts';
import { talk as en } from './words/en/talk.ts';
import * as ruBook from './words/ru/rules.ts';
import { talk as ru } from './words/ru/talk.ts';
import * as ukBook from './words/uk/rules.ts';
import { talk as uk } from './words/uk/talk.ts';

export const box: Box = {
  game: admit(wrightGang),
  playedSince: 2,
  bots,
  references,
  mind,
  // Small tables, and games that are soon over.
  puzzles: {
    tables: [
      { seats: 2, options: { rounds: 1, race: 'draw' } },
      { seats: 3, options: { rounds: 1, race: 'draw' } },
      { seats: 2, options: { rounds: 1, race: 'draw' } },
      { seats: 4, options: { rounds: 1, race: 'draw' } },
    ],
    playouts: 80,
    quiet: 0,
  },
  house: { seats: 4, options: { rounds: 1 } },
  rulebook: { chapters, rules, refusals: Object.values(no) },
  words: { en: { ...en, ...enBook }, ru: { ...ru, ...ruBook }, uk: { ...uk, ...ukBook } },
  described,
};
