/** Apache Scout. Coming into play: put one token back on the Mexican Border. */
import type { Card } from '../../vocabulary/card.ts';

export const apacheScout = {
  id: 'apache-scout',
  back: 'mcready',
  set: 'base',
  type: 'character',
  copies: 3,
  unique: false,
  cost: {},
  firepower: 1,
  icons: ['lawman'],
  effects: [{ on: 'enter', do: [{ op: 'border', n: 1 }] }],
  source: { known: ['set', 'type'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
