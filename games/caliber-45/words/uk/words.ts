/** Caliber 45 in Ukrainian. */
import type { GameWords } from '../../../../words/game.ts';
import * as book from './rules.ts';
import { talk } from './talk.ts';

export const caliber45: GameWords = { ...talk, chapters: book.chapters, rules: book.rules };
