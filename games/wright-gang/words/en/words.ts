/** Wright Brothers' Gang in English. */
import type { GameWords } from '../../../../words/game.ts';
import * as book from './rules.ts';
import { talk } from './talk.ts';

export const wrightGang: GameWords = { ...talk, chapters: book.chapters, rules: book.rules };
