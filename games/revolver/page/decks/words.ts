/** What the page of decks says, in the language in use. */
import { wordsOf } from '../../../../client/shell/page-words.ts';
import type { DecksWords } from '../../words/shape.ts';

export const PAGE = 'revolver/decks';
export const deckWords = (): DecksWords => wordsOf<DecksWords>(PAGE);
