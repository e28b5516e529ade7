/** Silver strike. Play at once when drawn. Gain one silver dollar, then draw a card from your own deck. */
import type { Card } from '../../vocabulary/card.ts';

export const silverStrike = {
  id: 'silver-strike',
  back: 'frontier',
  set: '1.3',
  type: 'action',
  copies: 2,
  unique: false,
  cost: {},
  firepower: null,
  icons: ['immediate'],
  effects: [
    {
      on: 'drawn',
      do: [
        { op: 'dollar', who: 'self', n: 1 },
        { op: 'draw', who: 'self', n: 1 },
      ],
    },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
