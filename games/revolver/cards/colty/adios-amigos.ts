/** Adios, amigos! −1 turn: move the turn marker one space right. Not on the last space of a battlefield. */
import type { Card } from '../../vocabulary/card.ts';

export const adiosAmigos = {
  id: 'adios-amigos',
  back: 'colty',
  set: 'base',
  type: 'action',
  copies: 2,
  unique: false,
  cost: { discard: 2 },
  firepower: null,
  icons: ['turn-minus'],
  effects: [{ on: 'play', do: [{ op: 'marker', n: -1 }] }],
  source: { known: ['set', 'icons'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
