/** Lee Shao – Chinese railworker. Coming into play: choose a card from your deck, shuffle the rest and put that card on top. */
import type { Card } from '../../vocabulary/card.ts';

export const leeShao = {
  id: 'lee-shao',
  back: 'mcready',
  set: '1.4',
  type: 'character',
  copies: 1,
  unique: true,
  cost: {},
  firepower: 2,
  icons: ['lawman'],
  effects: [{ on: 'enter', do: [{ op: 'search', to: 'top' }] }],
  source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
