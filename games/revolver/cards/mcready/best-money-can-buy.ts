/** The best that money can buy. Search your deck for a card, take it into your hand and shuffle the deck. */
import type { Card } from '../../vocabulary/card.ts';

export const bestMoneyCanBuy = {
  id: 'best-money-can-buy',
  back: 'mcready',
  set: '1.3',
  type: 'action',
  copies: 1,
  unique: false,
  cost: { dollars: 1 },
  firepower: null,
  icons: [],
  effects: [{ on: 'play', do: [{ op: 'search', to: 'hand' }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
