/** Ezra Crane. When Ezra Crane dies, draw one card. */
import type { Bandit } from '../../vocabulary/card.ts';

export const ezraCrane = {
  id: 'ezra-crane',
  back: 'gang',
  set: 'base',
  type: 'bandit',
  copies: 1,
  unique: true,
  cost: {},
  firepower: null,
  icons: ['bandit'],
  effects: [{ on: 'death', do: [{ op: 'draw', who: 'colty', n: 1 }] }],
  source: { known: ['type'], house: ['set', 'copies', 'unique', 'cost', 'rating', 'firepower', 'startGrit', 'icons', 'text'] },
  rating: 3,
  startGrit: 0,
} as const satisfies Bandit;
