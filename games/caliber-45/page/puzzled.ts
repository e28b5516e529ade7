/** What the puzzles of Caliber 45 are about, in the order in which they are listed, and what lies in their small pictures beside the hand. */
import type { Puzzled } from '../../../client/puzzles/themes.ts';

export const puzzled: Puzzled = {
  themes: [
    { id: 'call', asks: ['call'] },
    { id: 'defend', asks: ['defend'] },
    { id: 'meet', asks: ['meet'] },
    { id: 'aim', asks: ['shoot-out'], between: ['shoot'] },
    { id: 'shot', asks: ['shoot-out'] },
    { id: 'arm', asks: ['arming'], between: ['draw', 'pass'] },
    { id: 'rob', asks: ['arming'], between: ['rob', 'draw', 'pass'] },
    { id: 'cowboy', asks: ['arming', 'hire'] },
  ],
  lies: ['cowboy'],
};
