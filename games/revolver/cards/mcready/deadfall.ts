/** Deadfall. Colty discards two cards of his choice. */
import type { Card } from '../../vocabulary/card.ts';

export const deadfall = {
  id: 'deadfall',
  back: 'mcready',
  set: '1.1',
  type: 'action',
  copies: 1,
  unique: false,
  cost: { discard: 1 },
  firepower: null,
  icons: [],
  effects: [{ on: 'play', do: [{ op: 'discard', who: 'opp', n: 2, how: 'chosen' }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
