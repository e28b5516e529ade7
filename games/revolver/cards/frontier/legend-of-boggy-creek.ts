/**
 * The Legend of Boggy Creek. Play at once when drawn. Gain one silver dollar. Then all players shuffle their hands into their own
 * decks and draw as many cards as they put in.
 */
import type { Card } from '../../vocabulary/card.ts';

export const legendOfBoggyCreek = {
  id: 'legend-of-boggy-creek',
  back: 'frontier',
  set: '1.4',
  type: 'action',
  copies: 1,
  unique: false,
  cost: {},
  firepower: null,
  icons: ['immediate'],
  effects: [{ on: 'drawn', do: [{ op: 'dollar', who: 'self', n: 1 }, { op: 'rehand' }] }],
  source: { seed: ['set', 'copies', 'icons', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'text'] },
} as const satisfies Card;
