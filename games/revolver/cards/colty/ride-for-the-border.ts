/** Ride for the border. Remove one token from the Mexican Border. */
import type { Card } from '../../vocabulary/card.ts';

export const rideForTheBorder = {
  id: 'ride-for-the-border',
  back: 'colty',
  set: 'base',
  type: 'action',
  copies: 3,
  unique: false,
  cost: { discard: 1 },
  firepower: null,
  icons: ['border'],
  effects: [{ on: 'play', do: [{ op: 'border', n: -1 }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
