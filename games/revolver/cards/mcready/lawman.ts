/** Lawman. */
import type { Card } from '../../vocabulary/card.ts';

export const lawman = {
  id: 'lawman',
  back: 'mcready',
  set: 'base',
  type: 'character',
  copies: 6,
  unique: false,
  cost: {},
  firepower: 1,
  icons: ['lawman', 'lock'],
  effects: [],
  source: { seed: ['firepower'], house: ['set', 'copies', 'unique', 'type', 'cost', 'icons', 'text'] },
} as const satisfies Card;
