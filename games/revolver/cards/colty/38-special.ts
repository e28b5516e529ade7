/** .38 Special. */
import type { Card } from '../../vocabulary/card.ts';

export const special38 = {
  id: '38-special',
  back: 'colty',
  set: 'base',
  type: 'firepower',
  copies: 12,
  unique: false,
  cost: {},
  firepower: 1,
  icons: [],
  effects: [],
  source: { known: ['set', 'type', 'firepower'], house: ['copies', 'unique', 'cost', 'icons', 'text'] },
} as const satisfies Card;
