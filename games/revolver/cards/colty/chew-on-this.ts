/** Chew on this, gringo! Destroy one lawman with base firepower 1 or less in the current battlefield. */
import type { Card } from '../../vocabulary/card.ts';

export const chewOnThis = {
  id: 'chew-on-this',
  back: 'colty',
  set: 'base',
  type: 'action',
  copies: 2,
  unique: false,
  cost: {},
  firepower: null,
  icons: [],
  effects: [
    { on: 'play', do: [{ op: 'destroy', target: { side: 'opp', what: 'lawman', at: 'current', pick: 'self', maxBase: 1 } }] },
  ],
  source: { known: ['set'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
