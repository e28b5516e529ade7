/** Trip-wire. Colty discards three cards of his choice. */
import type { Ambush } from '../../vocabulary/card.ts';

export const tripWire = {
  id: 'trip-wire',
  back: 'ambush',
  set: '1.1',
  type: 'event',
  copies: 1,
  unique: false,
  cost: {},
  firepower: null,
  icons: [],
  effects: [{ on: 'reveal', do: [{ op: 'discard', who: 'colty', n: 3, how: 'chosen' }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  favours: 'mcready',
} as const satisfies Ambush;
