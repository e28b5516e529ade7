/** Crooked judge. Coming into play: the opponent discards two cards at random. */
import type { Card } from '../../vocabulary/card.ts';

export const crookedJudge = {
  id: 'crooked-judge',
  back: 'frontier',
  set: '1.3',
  type: 'character',
  copies: 1,
  unique: true,
  cost: { dollars: 1 },
  firepower: 1,
  icons: ['red'],
  effects: [{ on: 'enter', do: [{ op: 'discard', who: 'opp', n: 2, how: 'random' }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
