/** Card sharp. */
import type { Card } from '../../words/card.ts';

export const cardSharp = {
  id: 'card-sharp',
  back: 'frontier',
  set: '1.3',
  type: 'action',
  copies: 2,
  unique: false,
  cost: {},
  firepower: null,
  icons: [],
  effects: [
    {
      on: 'play',
      do: [{ op: 'unchip', n: 'all-of-a-color', target: { side: 'any', what: 'card', at: 'any', pick: 'self', wide: true } }],
    },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
