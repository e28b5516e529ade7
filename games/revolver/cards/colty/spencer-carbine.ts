/** Spencer carbine. +1 firepower while you have no other card in the same column. */
import type { Card } from '../../vocabulary/card.ts';

export const spencerCarbine = {
  id: 'spencer-carbine',
  back: 'colty',
  set: '1.2',
  type: 'firepower',
  copies: 2,
  unique: false,
  cost: { discard: 1 },
  firepower: 3,
  icons: ['lock'],
  effects: [{ on: 'static', do: [{ op: 'fp-mod', target: 'self', n: 1, if: { aloneInColumn: true } }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
