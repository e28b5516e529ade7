/** What the puzzles of Wright Brothers’ Gang are about, in the order in which they are listed, and what lies in their small pictures beside the hand. */
import type { Puzzled } from '../../../client/puzzles/themes.ts';

export const puzzled: Puzzled = {
  themes: [
    { id: 'wait', asks: ['turn'], between: ['shootout', 'pass'] },
    { id: 'lay', asks: ['turn'], between: ['shootout', 'discard'] },
    { id: 'load', asks: ['turn'], between: ['shootout', 'load'] },
    { id: 'turn', asks: ['turn'] },
    { id: 'ready', asks: ['ready'] },
    { id: 'give', asks: ['give'] },
    { id: 'aim', asks: ['aim'] },
  ],
  lies: ['loot', 'revolver'],
};
