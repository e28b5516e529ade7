/** What the screen of Revolver says in English. The shape of the other languages follows from this file. */
import { cards } from './cards.ts';
import { terms } from './terms.ts';

export const screen = {
  terms,
  /** Every card, battlefields and the border among them. */
  cards,
  wanted: 'Wanted',
  read: 'Read',
  reading: 'The card in full',
};
