/** Decks of the player's own, for the form of a new table. */
import type { Side } from '../../../games/revolver/words/card.ts';
import { decksOf } from '../../decks/shelf.ts';

const sideOf = (option: string): Side => (option === 'coltyDeck' ? 'colty' : 'mcready');
export const textsOf = (option: string): readonly { readonly value: string; readonly label: string }[] =>
  decksOf(sideOf(option)).map(({ name, code }) => ({ value: code, label: name }));
export const pageOf = (option: string): string => `/decks?side=${sideOf(option)}`;
