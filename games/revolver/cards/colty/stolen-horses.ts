/** Stolen horses. Draw three cards. */
import type { Card } from '../../vocabulary/card.ts';

export const stolenHorses = {
  id: 'stolen-horses',
  back: 'colty',
  set: 'base',
  type: 'action',
  copies: 2,
  unique: false,
  cost: { discard: 1 },
  firepower: null,
  icons: [],
  effects: [{ on: 'play', do: [{ op: 'draw', who: 'self', n: 3 }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
