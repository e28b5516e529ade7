/** Straw dummies. When they are destroyed, draw a card. Do not count towards the column limit. */
import type { Card } from '../../vocabulary/card.ts';

export const strawDummies = {
  id: 'straw-dummies',
  back: 'colty',
  set: '1.2',
  type: 'firepower',
  copies: 1,
  unique: false,
  cost: {},
  firepower: 0,
  icons: ['crosshair', 'no-limit'],
  effects: [{ on: 'destroyed', do: [{ op: 'draw', who: 'self', n: 1 }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
