/** Pinkerton Agent. Coming into play: look at one random card of the opponent’s hand. */
import type { Card } from '../../vocabulary/card.ts';

export const pinkertonAgent = {
  id: 'pinkerton-agent',
  back: 'mcready',
  set: '1.1',
  type: 'character',
  copies: 3,
  unique: false,
  cost: { discard: 1 },
  firepower: 2,
  icons: ['lawman', 'lock'],
  effects: [{ on: 'enter', do: [{ op: 'look', what: 'opp-hand-random' }] }],
  source: { known: ['set'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
