/** Cherokee Freedmen. In your Play phase you may discard two cards to move the Cherokee Freedmen to the current battlefield. */
import type { Card } from '../../vocabulary/card.ts';

export const cherokeeFreedmen = {
  id: 'cherokee-freedmen',
  back: 'colty',
  set: '1.1',
  type: 'character',
  copies: 2,
  unique: false,
  cost: { discard: 1 },
  firepower: 2,
  icons: ['bandit-ally', 'lock'],
  effects: [{ on: 'ability', cost: { discard: 2 }, do: [{ op: 'move', target: 'self', to: 'current' }] }],
  source: { known: ['set'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
