/** Hired Gun. Fleeting: discard after the attack at this battlefield. */
import type { Card } from '../../vocabulary/card.ts';

export const hiredGun = {
  id: 'hired-gun',
  back: 'mcready',
  set: 'base',
  type: 'character',
  copies: 3,
  unique: false,
  cost: {},
  firepower: 3,
  icons: ['lawman', 'fleeting'],
  effects: [],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
