/** Sack of bank loot. Gain one silver dollar. */
import type { Card } from '../../vocabulary/card.ts';

export const sackOfLoot = {
  id: 'sack-of-loot',
  back: 'colty',
  set: '1.3',
  type: 'action',
  copies: 2,
  unique: false,
  cost: {},
  firepower: null,
  icons: [],
  effects: [{ on: 'play', do: [{ op: 'dollar', who: 'self', n: 1 }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
