/** Mounted Posse. In your Play phase you may discard two cards to move the Mounted Posse to the current battlefield. */
import type { Card } from '../../vocabulary/card.ts';

export const mountedPosse = {
  id: 'mounted-posse',
  back: 'mcready',
  set: 'base',
  type: 'character',
  copies: 2,
  unique: false,
  cost: { discard: 2 },
  firepower: 5,
  icons: ['lawman'],
  effects: [{ on: 'ability', cost: { discard: 2 }, do: [{ op: 'move', target: 'self', to: 'current' }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
