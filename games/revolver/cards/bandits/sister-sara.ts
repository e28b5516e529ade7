/** Sister Sara and her mule. When Sister Sara dies, draw one card. */
import type { Bandit } from '../../vocabulary/card.ts';

export const sisterSara = {
  id: 'sister-sara',
  back: 'gang',
  set: '1.1',
  type: 'bandit',
  copies: 1,
  unique: true,
  cost: {},
  firepower: null,
  icons: ['bandit'],
  effects: [{ on: 'death', do: [{ op: 'draw', who: 'colty', n: 1 }] }],
  source: { known: ['set', 'copies', 'unique', 'type'], house: ['cost', 'rating', 'firepower', 'startGrit', 'icons', 'text'] },
  rating: 3,
  startGrit: 0,
} as const satisfies Bandit;
