/** Big Nose Nell. When Big Nose Nell dies, look at McReady’s hand. */
import type { Bandit } from '../../vocabulary/card.ts';

export const bigNoseNell = {
  id: 'big-nose-nell',
  back: 'gang',
  set: '1.1',
  type: 'bandit',
  copies: 1,
  unique: true,
  cost: {},
  firepower: null,
  icons: ['bandit'],
  effects: [{ on: 'death', do: [{ op: 'look', what: 'opp-hand' }] }],
  source: { known: ['set', 'copies', 'type'], house: ['unique', 'cost', 'rating', 'firepower', 'startGrit', 'icons', 'text'] },
  rating: 2,
  startGrit: 0,
} as const satisfies Bandit;
