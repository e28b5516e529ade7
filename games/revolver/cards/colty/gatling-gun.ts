/** Gatling Gun. Cannot be moved. */
import type { Card } from '../../vocabulary/card.ts';

export const gatlingGun = {
  id: 'gatling-gun',
  back: 'colty',
  set: 'base',
  type: 'firepower',
  copies: 2,
  unique: false,
  cost: { discard: 3 },
  firepower: 5,
  icons: ['immovable'],
  effects: [],
  source: { known: ['set', 'type'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
