/** All names of Steel Bullets in Ukrainian, those of its cards among them. */
import { type BulletsNames, namesWith } from '../shape.ts';
import { cards } from './cards.ts';
import { names } from './names.ts';

export const named: BulletsNames = namesWith(
  cards,
  ({ taken }) => ({ button: `Зіграти «${taken}»`, you: `граєте «${taken}»`, they: `грає «${taken}»` }),
  names,
);
