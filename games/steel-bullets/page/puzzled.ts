/** What the puzzles of Steel Bullets are about, in the order in which they are listed, and what lies in their small pictures beside the hand. */
import type { Puzzled } from '../../../client/puzzles/themes.ts';
import { Ring } from './ring.tsx';

export const puzzled: Puzzled = {
  themes: [
    { id: 'look', asks: ['turn'], between: ['medium', 'cardsharp', 'open'] },
    { id: 'gain', asks: ['turn'], between: ['lawyer', 'thief', 'open'] },
    { id: 'dodge', asks: ['turn', 'open'], between: ['hat', 'panic', 'nerves', 'open'] },
    { id: 'cards', asks: ['turn'] },
    { id: 'answer', asks: ['answer'] },
    { id: 'swap', asks: ['swap'] },
    { id: 'peek', asks: ['peek'] },
    { id: 'take', asks: ['take'] },
    { id: 'fetch', asks: ['fetch'] },
    { id: 'bang', asks: ['bang'] },
  ],
  Beside: Ring,
};
