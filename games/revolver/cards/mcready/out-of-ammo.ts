/** Out of ammo, my friend! Destroy one Gatling Gun in the current battlefield, if one is there. Draw a card. */
import type { Card } from '../../vocabulary/card.ts';

export const outOfAmmo = {
  id: 'out-of-ammo',
  back: 'mcready',
  set: 'base',
  type: 'action',
  copies: 2,
  unique: false,
  cost: {},
  firepower: null,
  icons: [],
  effects: [
    {
      on: 'play',
      do: [
        { op: 'destroy', target: { side: 'colty', what: 'card', ids: ['gatling-gun'], at: 'current', pick: 'self' } },
        { op: 'draw', who: 'self', n: 1 },
      ],
    },
  ],
  source: { known: ['set', 'type', 'text'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
