/** Turn the tables. Remove the face-down ambush card of the current battlefield from the game; nobody looks at it. */
import type { Card } from '../../vocabulary/card.ts';

export const turnTheTables = {
  id: 'turn-the-tables',
  back: 'colty',
  set: '1.1',
  type: 'action',
  copies: 1,
  unique: false,
  cost: { discard: 1 },
  firepower: null,
  icons: [],
  effects: [{ on: 'play', do: [{ op: 'bury-ambush' }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
