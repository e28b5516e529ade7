/** Get a rope, boys. Kill one bandit. */
import type { Card } from '../../vocabulary/card.ts';

export const getARopeBoys = {
  id: 'get-a-rope-boys',
  back: 'mcready',
  set: 'base',
  type: 'action',
  copies: 5,
  unique: false,
  cost: { discard: 2 },
  firepower: null,
  icons: [],
  effects: [{ on: 'play', do: [{ op: 'kill', by: 'lowest' }] }],
  source: { known: ['set', 'type', 'text'], house: ['copies', 'unique', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
