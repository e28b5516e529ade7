/** Jack “The Crow” Colty. When Jack Colty dies, the Colty player has lost. */
import type { Bandit } from '../../vocabulary/card.ts';

export const jackColty = {
  id: 'jack-colty',
  back: 'gang',
  set: 'base',
  type: 'bandit',
  copies: 1,
  unique: true,
  cost: {},
  firepower: null,
  icons: ['bandit'],
  effects: [{ on: 'death', do: [{ op: 'lose' }] }],
  source: {
    known: ['set', 'copies', 'unique', 'type', 'rating', 'text'],
    house: ['cost', 'rating', 'firepower', 'startGrit', 'icons', 'text'],
  },
  rating: 6,
  startGrit: 0,
} as const satisfies Bandit;
