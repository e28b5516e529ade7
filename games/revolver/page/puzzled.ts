/** What the puzzles of Revolver are about, in the order in which they are listed, and what lies in their small pictures beside the hand. */
import type { Puzzled } from '../../../client/puzzles/themes.ts';

export const puzzled: Puzzled = {
  themes: [
    { id: 'card', asks: ['play'], between: ['play'] },
    { id: 'gang', asks: ['play'], between: ['play', 'end'], seat: 0 },
    { id: 'law', asks: ['play'], between: ['play', 'end'], seat: 1 },
    { id: 'train', asks: ['play'], between: ['derail', 'end'] },
    { id: 'use', asks: ['play', 'may'] },
    { id: 'target', asks: ['target', 'casualty'] },
  ],
};
