/** Pull the bars out with a horse. */
import type { Card } from '../../words/card.ts';

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
      if: 'marker-at-prison-and-double-the-guard-in-play',
      namesPrison: true,
      do: [{ op: 'destroy', target: { side: 'mcready', what: 'card', ids: ['double-the-guard'], at: 'any', pick: 'self' } }],
    },
  ],
  source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons'] },
} as const satisfies Card;
