/** .45 Long Colt. */
import type { Card } from '../../vocabulary/card.ts';

export const longColt45 = {
  id: '45-long-colt',
  back: 'colty',
  set: 'base',
  type: 'firepower',
  copies: 7,
  unique: false,
  cost: { discard: 1 },
  firepower: 2,
  icons: ['lock'],
  effects: [],
  source: { known: ['type'], house: ['set', 'copies', 'unique', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
