/** Pa Shepperson. +1 firepower while Ma Shepperson or Curly is in the same column. */
import type { Card } from '../../vocabulary/card.ts';

export const paShepperson = {
  id: 'pa-shepperson',
  back: 'frontier',
  set: '1.3',
  type: 'character',
  copies: 1,
  unique: true,
  cost: { discard: 1 },
  firepower: 2,
  icons: ['red', 'lock'],
  effects: [{ on: 'static', do: [{ op: 'fp-mod', target: 'self', n: 1, if: { beside: ['ma-shepperson', 'curly'] } }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
