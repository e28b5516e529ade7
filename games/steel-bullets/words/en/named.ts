/** All names of Steel Bullets in English, those of its cards among them. */
import { type BulletsNames, namesWith } from '../shape.ts';
import { cards } from './cards.ts';
import { names } from './names.ts';

export const named: BulletsNames = namesWith(
  cards,
  ({ name, one }) => ({ button: `Play ${name}`, you: `play ${one}`, they: `plays ${one}` }),
  names,
);
