/** All that is said of Revolver, for programs that know its whole book: a refusal of a deck says what exactly is wrong with it. */
import type { GameTalk, GameWords, RuleTexts } from '../../../words/game.ts';
import type { Language } from '../../../words/language.ts';
import { type DeckWords, deckDetail } from './deck-faults.ts';
import { cards as enCards } from './en/cards.ts';
import { words as enDecks } from './en/pages/decks.ts';
import * as enBook from './en/rules.ts';
import { talk as enTalk } from './en/talk.ts';
import { terms as enTerms } from './en/terms.ts';
import { cards as ruCards } from './ru/cards.ts';
import { words as ruDecks } from './ru/pages/decks.ts';
import * as ruBook from './ru/rules.ts';
import { talk as ruTalk } from './ru/talk.ts';
import { terms as ruTerms } from './ru/terms.ts';
import { cards as ukCards } from './uk/cards.ts';
import { words as ukDecks } from './uk/pages/decks.ts';
import * as ukBook from './uk/rules.ts';
import { talk as ukTalk } from './uk/talk.ts';
import { terms as ukTerms } from './uk/terms.ts';

const together = (talk: GameTalk, book: RuleTexts, decks: DeckWords): GameWords => {
  const ofDecks = deckDetail(decks);
  return { ...talk, ...book, detail: about => ofDecks(about) ?? talk.detail?.(about) ?? null };
};
export const words: { readonly [L in Language]: GameWords } = {
  en: together(enTalk, enBook, { faults: enDecks.faults, terms: enTerms, cards: enCards }),
  ru: together(ruTalk, ruBook, { faults: ruDecks.faults, terms: ruTerms, cards: ruCards }),
  uk: together(ukTalk, ukBook, { faults: ukDecks.faults, terms: ukTerms, cards: ukCards }),
};
