/** What the screen of Revolver says in Ukrainian. */
import type { RevolverScreen } from '../../revolver/screen.ts';
import { cards } from './cards.ts';
import { terms } from './terms.ts';

export const screen: RevolverScreen = {
  terms,
  cards,
  wanted: 'Розшук',
  read: 'Прочитати',
  reading: 'Картка повністю',
};
