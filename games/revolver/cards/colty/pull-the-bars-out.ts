/**
 * Pull the bars out with a horse. Play while the turn marker is at the San Manzanillo Prison and Double the guard is in play:
 * destroy Double the guard.
 */
import type { Card } from '../../vocabulary/card.ts';

export const pullTheBarsOut = {
  id: 'pull-the-bars-out',
  back: 'colty',
  set: '1.4',
  type: 'action',
  copies: 1,
  unique: false,
  cost: {},
  firepower: null,
  icons: [],
  effects: [
    {
      on: 'play',
      if: { marker: 'san-manzanillo-prison', inPlay: 'double-the-guard' },
      namesPrison: true,
      do: [{ op: 'destroy', target: { side: 'mcready', what: 'card', ids: ['double-the-guard'], at: 'any', pick: 'self' } }],
    },
  ],
  source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons'] },
} as const satisfies Card;
