/** Cut the telegraph wire. McReady discards two cards at random. */
import type { Card } from '../../vocabulary/card.ts';

export const cutTheWire = {
  id: 'cut-the-wire',
  back: 'colty',
  set: 'base',
  type: 'action',
  copies: 1,
  unique: false,
  cost: { discard: 2 },
  firepower: null,
  icons: [],
  effects: [{ on: 'play', do: [{ op: 'discard', who: 'opp', n: 2, how: 'random' }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
