/** Revolver in Ukrainian. */
import type { GameWords } from '../../../../words/game.ts';
import { words as decks } from '../../../../words/uk/pages/decks.ts';
import { deckDetail } from '../deck-faults.ts';
import { cards } from './cards.ts';
import * as book from './rules.ts';
import { talk } from './talk.ts';
import { terms } from './terms.ts';

const ofDecks = deckDetail({ faults: decks.faults, terms, cards });

export const revolver: GameWords = {
  ...talk,
  detail: about => ofDecks(about) ?? talk.detail?.(about) ?? null,
  chapters: book.chapters,
  rules: book.rules,
};
