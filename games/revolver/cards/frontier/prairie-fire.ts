/**
 * Prairie fire. Each player destroys one of their own cards in the current battlefield, if they have one there. The opponent
 * chooses first.
 */
import type { Card } from '../../vocabulary/card.ts';

export const prairieFire = {
  id: 'prairie-fire',
  back: 'frontier',
  set: '1.3',
  type: 'action',
  copies: 1,
  unique: false,
  cost: { discard: 2 },
  firepower: null,
  icons: [],
  effects: [
    {
      on: 'play',
      do: [
        { op: 'destroy', target: { side: 'opp', what: 'card', at: 'current', pick: 'opp' } },
        { op: 'destroy', target: { side: 'own', what: 'card', at: 'current', pick: 'self' } },
      ],
    },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
