/** All names of Steel Bullets in Russian, those of its cards among them. */
import { type BulletsNames, namesWith } from '../shape.ts';
import { cards } from './cards.ts';
import { names } from './names.ts';

export const named: BulletsNames = namesWith(
  cards,
  ({ taken }) => ({ button: `Сыграть «${taken}»`, you: `играете «${taken}»`, they: `играет «${taken}»` }),
  names,
);
