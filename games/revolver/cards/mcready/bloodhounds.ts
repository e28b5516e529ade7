/** Bloodhounds. In your Play phase you may discard a card to move the Bloodhounds to the current battlefield. */
import type { Card } from '../../vocabulary/card.ts';

export const bloodhounds = {
  id: 'bloodhounds',
  back: 'mcready',
  set: '1.2',
  type: 'firepower',
  copies: 2,
  unique: false,
  cost: {},
  firepower: 1,
  icons: ['animal'],
  effects: [{ on: 'ability', cost: { discard: 1 }, do: [{ op: 'move', target: 'self', to: 'current' }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
