/** The words of the page of decks, in the present language. */
import { wordsOf } from '../../../../client/shell/page-words.ts';
import type { DecksWords } from '../../words/shape.ts';

export const PAGE = 'revolver/decks';
export const deckWords = (): DecksWords => wordsOf<DecksWords>(PAGE);
