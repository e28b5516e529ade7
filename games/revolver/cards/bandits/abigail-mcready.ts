/**
 * Abigail McReady. The Colonel’s runaway daughter. While she is alive, Colonel McReady costs 1 more. When she dies, McReady
 * discards one card at random.
 */
import type { Bandit } from '../../vocabulary/card.ts';

export const abigailMcready = {
  id: 'abigail-mcready',
  back: 'gang',
  set: 'base',
  type: 'bandit',
  copies: 1,
  unique: true,
  cost: {},
  firepower: null,
  icons: ['bandit'],
  effects: [
    { on: 'static', do: [{ op: 'cost-mod', ids: ['colonel-mcready'], who: 'mcready', discard: 1 }] },
    { on: 'death', do: [{ op: 'discard', who: 'mcready', n: 1, how: 'random' }] },
  ],
  source: { known: ['set', 'copies', 'unique', 'type'], house: ['cost', 'rating', 'firepower', 'startGrit', 'icons', 'text'] },
  rating: 4,
  startGrit: 0,
} as const satisfies Bandit;
