/** Upturned wagon. Does not count towards the column limit. */
import type { Card } from '../../vocabulary/card.ts';

export const upturnedWagon = {
  id: 'upturned-wagon',
  back: 'colty',
  set: '1.4',
  type: 'firepower',
  copies: 2,
  unique: false,
  cost: { discard: 1 },
  firepower: 1,
  icons: ['no-limit'],
  effects: [],
  source: { seed: ['set', 'copies', 'icons', 'text'], house: ['unique', 'type', 'cost', 'firepower'] },
} as const satisfies Card;
