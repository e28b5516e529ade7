/** An honest bribe. Remove two tokens from the Mexican Border. */
import type { Card } from '../../vocabulary/card.ts';

export const anHonestBribe = {
  id: 'an-honest-bribe',
  back: 'colty',
  set: '1.2',
  type: 'action',
  copies: 1,
  unique: false,
  cost: { discard: 2 },
  firepower: null,
  icons: ['border'],
  effects: [{ on: 'play', do: [{ op: 'border', n: -2 }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
