/**
 * Santiago. Begins in the San Manzanillo Prison and joins the gang only if he is freed. When Santiago dies, McReady discards one
 * card at random.
 */
import type { Bandit } from '../../vocabulary/card.ts';

export const santiago = {
  id: 'santiago',
  back: 'gang',
  set: '1.2',
  type: 'bandit',
  copies: 1,
  unique: true,
  cost: {},
  firepower: null,
  icons: ['bandit'],
  effects: [{ on: 'death', do: [{ op: 'discard', who: 'mcready', n: 1, how: 'random' }] }],
  source: {
    seed: ['set', 'copies', 'unique', 'text'],
    known: ['type'],
    house: ['cost', 'rating', 'firepower', 'startGrit', 'icons', 'text'],
  },
  begins: 'prison',
  rating: 4,
  startGrit: 0,
} as const satisfies Bandit;
