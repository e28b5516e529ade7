/** Prison guard. +1 firepower in the San Manzanillo Prison. */
import type { Card } from '../../vocabulary/card.ts';

export const prisonGuard = {
  id: 'prison-guard',
  back: 'mcready',
  set: '1.2',
  type: 'character',
  copies: 2,
  unique: false,
  cost: {},
  firepower: 1,
  icons: ['lawman'],
  effects: [
    { on: 'static', namesPrison: true, do: [{ op: 'fp-mod', target: 'self', n: 1, if: { here: 'san-manzanillo-prison' } }] },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
