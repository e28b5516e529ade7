/** Derringer. Does not count towards the column limit, but only one Derringer may lie in a column. */
import type { Card } from '../../vocabulary/card.ts';

export const derringer = {
  id: 'derringer',
  back: 'colty',
  set: 'base',
  type: 'firepower',
  copies: 3,
  unique: false,
  cost: {},
  firepower: 1,
  icons: ['no-limit'],
  effects: [{ on: 'static', do: [{ op: 'forbid', what: 'second-copy-in-column' }] }],
  source: { known: ['set'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
