/**
 * Dust devil. Return one opposing card with base firepower 2 or less in the current battlefield to its player’s hand (not a
 * Location).
 */
import type { Card } from '../../vocabulary/card.ts';

export const dustDevil = {
  id: 'dust-devil',
  back: 'frontier',
  set: '1.3',
  type: 'action',
  copies: 1,
  unique: false,
  cost: { discard: 1 },
  firepower: null,
  icons: [],
  effects: [
    {
      on: 'play',
      do: [
        { op: 'return', target: { side: 'opp', what: 'card', at: 'current', pick: 'self', maxBase: 2, notTypes: ['location'] } },
      ],
    },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
