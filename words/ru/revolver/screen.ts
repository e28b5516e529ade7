/** What the screen of Revolver says in Russian. */
import type { RevolverScreen } from '../../revolver/screen.ts';
import { cards } from './cards.ts';
import { terms } from './terms.ts';

export const screen: RevolverScreen = {
  terms,
  cards,
  wanted: 'Розыск',
  read: 'Прочесть',
  reading: 'Карта целиком',
};
