/** Federales. */
import type { Card } from '../../vocabulary/card.ts';

export const federales = {
  id: 'federales',
  back: 'mcready',
  set: '1.3',
  type: 'character',
  copies: 2,
  unique: false,
  cost: { discard: 1, dollars: 1 },
  firepower: 5,
  icons: ['lawman', 'lock'],
  effects: [],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
