/** “Mule” Tanner. When Mule Tanner dies, discard one card of your choice. */
import type { Bandit } from '../../vocabulary/card.ts';

export const muleTanner = {
  id: 'mule-tanner',
  back: 'gang',
  set: 'base',
  type: 'bandit',
  copies: 1,
  unique: true,
  cost: {},
  firepower: null,
  icons: ['bandit'],
  effects: [{ on: 'death', do: [{ op: 'discard', who: 'colty', n: 1, how: 'chosen' }] }],
  source: { known: ['type'], house: ['set', 'copies', 'unique', 'cost', 'rating', 'firepower', 'startGrit', 'icons', 'text'] },
  rating: 2,
  startGrit: 0,
} as const satisfies Bandit;
