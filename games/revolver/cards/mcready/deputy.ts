/** Deputy. +1 firepower while a Cowboy is in the same column. */
import type { Card } from '../../vocabulary/card.ts';

export const deputy = {
  id: 'deputy',
  back: 'mcready',
  set: 'base',
  type: 'character',
  copies: 8,
  unique: false,
  cost: {},
  firepower: 2,
  icons: ['lawman'],
  effects: [{ on: 'static', do: [{ op: 'fp-mod', target: 'self', n: 1, if: { beside: ['cowboy'] } }] }],
  source: { known: ['set', 'type', 'firepower', 'text'], house: ['copies', 'unique', 'cost', 'icons', 'text'] },
} as const satisfies Card;
