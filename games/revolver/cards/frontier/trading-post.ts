/**
 * Trading post. Once in each of your turns, in your Play phase, you may discard two cards to gain one silver dollar, or pay one
 * silver dollar to draw two cards.
 */
import type { Card } from '../../vocabulary/card.ts';

export const tradingPost = {
  id: 'trading-post',
  back: 'frontier',
  set: '1.3',
  type: 'open-range',
  copies: 1,
  unique: true,
  cost: { discard: 1 },
  firepower: null,
  icons: [],
  effects: [
    { on: 'ability', once: 'turn', cost: { discard: 2 }, do: [{ op: 'dollar', who: 'self', n: 1 }] },
    { on: 'ability', once: 'turn', cost: { dollars: 1 }, do: [{ op: 'draw', who: 'self', n: 2 }] },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
