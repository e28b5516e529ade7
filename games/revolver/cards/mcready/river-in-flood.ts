/** River in flood. +1 turn: move the turn marker one space left. */
import type { Card } from '../../vocabulary/card.ts';

export const riverInFlood = {
  id: 'river-in-flood',
  back: 'mcready',
  set: 'base',
  type: 'action',
  copies: 2,
  unique: false,
  cost: { discard: 2 },
  firepower: null,
  icons: ['turn-plus'],
  effects: [{ on: 'play', do: [{ op: 'marker', n: 1 }] }],
  source: { known: ['icons'], house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
