/** Sawed-off shotgun. Fleeting: discard after the attack at this battlefield. */
import type { Card } from '../../vocabulary/card.ts';

export const sawedOffShotgun = {
  id: 'sawed-off-shotgun',
  back: 'colty',
  set: 'base',
  type: 'firepower',
  copies: 2,
  unique: false,
  cost: {},
  firepower: 3,
  icons: ['fleeting'],
  effects: [],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
