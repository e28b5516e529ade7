/** Buffalo Stampede. Fleeting: discard after the attack at this battlefield. */
import type { Card } from '../../vocabulary/card.ts';

export const buffaloStampede = {
  id: 'buffalo-stampede',
  back: 'mcready',
  set: 'base',
  type: 'firepower',
  copies: 2,
  unique: false,
  cost: { discard: 1 },
  firepower: 6,
  icons: ['lawman', 'animal', 'fleeting'],
  effects: [],
  source: { known: ['set', 'type'], house: ['copies', 'unique', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
