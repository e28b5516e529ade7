/** Nameless drifter. Fleeting: discard after the attack at this battlefield. */
import type { Card } from '../../vocabulary/card.ts';

export const namelessDrifter = {
  id: 'nameless-drifter',
  back: 'frontier',
  set: '1.3',
  type: 'character',
  copies: 1,
  unique: false,
  cost: {},
  firepower: 2,
  icons: ['red', 'fleeting', 'lock'],
  effects: [],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
