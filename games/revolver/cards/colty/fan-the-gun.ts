/** “Fan” the gun. Put two power chips on each of your .45 Long Colts and .38 Specials in the current battlefield. */
import type { Card } from '../../vocabulary/card.ts';

export const fanTheGun = {
  id: 'fan-the-gun',
  back: 'colty',
  set: '1.4',
  type: 'action',
  copies: 2,
  unique: false,
  cost: { discard: 2 },
  firepower: null,
  icons: [],
  effects: [
    {
      on: 'play',
      do: [
        {
          op: 'chip',
          n: 2,
          target: { side: 'own', what: 'card', ids: ['45-long-colt', '38-special'], at: 'current', pick: 'all' },
        },
      ],
    },
  ],
  source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
