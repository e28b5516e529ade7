/** Bribe the federales. Remove one token from the Mexican Border. */
import type { Card } from '../../vocabulary/card.ts';

export const bribeTheFederales = {
  id: 'bribe-the-federales',
  back: 'colty',
  set: '1.3',
  type: 'action',
  copies: 2,
  unique: false,
  cost: { dollars: 1 },
  firepower: null,
  icons: ['border'],
  effects: [{ on: 'play', do: [{ op: 'border', n: -1 }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
