/** Ghost town. Cannot be moved. Does not count towards the column limit. */
import type { Card } from '../../vocabulary/card.ts';

export const ghostTown = {
  id: 'ghost-town',
  back: 'frontier',
  set: '1.3',
  type: 'location',
  copies: 1,
  unique: true,
  cost: {},
  firepower: 1,
  icons: ['red', 'no-limit', 'immovable'],
  effects: [],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
