/**
 * Card sharp. Choose black or white and remove all power chips of that colour from one card in play. Red chips count as either
 * colour.
 */
import type { Card } from '../../vocabulary/card.ts';

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
