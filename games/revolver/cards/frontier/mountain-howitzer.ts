/** Mountain howitzer. Cannot be moved. */
import type { Card } from '../../vocabulary/card.ts';

export const mountainHowitzer = {
  id: 'mountain-howitzer',
  back: 'frontier',
  set: '1.3',
  type: 'firepower',
  copies: 1,
  unique: true,
  cost: { discard: 1, dollars: 1 },
  firepower: 3,
  icons: ['red', 'immovable'],
  effects: [],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
