/** Fire at will, boys. Destroy one lawman in the current battlefield. */
import type { Card } from '../../vocabulary/card.ts';

export const fireAtWill = {
  id: 'fire-at-will',
  back: 'colty',
  set: 'base',
  type: 'action',
  copies: 3,
  unique: false,
  cost: { discard: 1 },
  firepower: null,
  icons: [],
  effects: [{ on: 'play', do: [{ op: 'destroy', target: { side: 'opp', what: 'lawman', at: 'current', pick: 'self' } }] }],
  source: { known: ['set', 'type', 'text'], house: ['copies', 'unique', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
