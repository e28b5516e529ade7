/** Border patrol. Coming into play: put one token back on the Mexican Border. */
import type { Card } from '../../vocabulary/card.ts';

export const borderPatrol = {
  id: 'border-patrol',
  back: 'mcready',
  set: '1.3',
  type: 'character',
  copies: 2,
  unique: false,
  cost: { dollars: 1 },
  firepower: 3,
  icons: ['lawman'],
  effects: [{ on: 'enter', do: [{ op: 'border', n: 1 }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
