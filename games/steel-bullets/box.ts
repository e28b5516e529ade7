/** Everything that the rest of the house knows of Steel Bullets. */
import { admit } from '../../kernel/game.ts';
import type { Box } from '../box.ts';
import { bots } from './bot/bots.ts';
import { references } from './bot/hunch.ts';
import { mind } from './bot/mind.ts';
import { described } from './described.ts';
import { steelBullets } from './game.ts';
import { slow } from './orders.ts';
import { refusals } from './refusals.ts';
import { report } from './report.ts';
import { chapters, rules } from './rules.ts';
import * as enBook from './words/en/rules.ts';
import { talk as en } from './words/en/talk.ts';
import * as ruBook from './words/ru/rules.ts';
import { talk as ru } from './words/ru/talk.ts';
import * as ukBook from './words/uk/rules.ts';
import { talk as uk } from './words/uk/talk.ts';

export const box: Box = {
  game: admit(steelBullets),
  playedSince: 3,
  bots,
  slow,
  references,
  mind,
  // Small tables, and games that are soon over.
  puzzles: {
    tables: [
      { seats: 2, options: {} },
      { seats: 3, options: {} },
      { seats: 2, options: {} },
      { seats: 4, options: {} },
    ],
    playouts: 80,
    quiet: 0,
  },
  rulebook: { chapters, rules, refusals },
  words: { en: { ...en, ...enBook }, ru: { ...ru, ...ruBook }, uk: { ...uk, ...ukBook } },
  report,
  described,
};
