/**
 * Hacksaw in a pie. Play while the turn marker is at the San Manzanillo Prison: destroy one lawman there with base firepower 2 or
 * less.
 */
import type { Card } from '../../vocabulary/card.ts';

export const hacksawInAPie = {
  id: 'hacksaw-in-a-pie',
  back: 'colty',
  set: '1.2',
  type: 'action',
  copies: 1,
  unique: false,
  cost: {},
  firepower: null,
  icons: [],
  effects: [
    {
      on: 'play',
      if: { marker: 'san-manzanillo-prison' },
      namesPrison: true,
      do: [{ op: 'destroy', target: { side: 'opp', what: 'lawman', at: 'current', pick: 'self', maxBase: 2 } }],
    },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
