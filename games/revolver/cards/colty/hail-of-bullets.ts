/** Hail of Bullets. */
import type { Card } from '../../vocabulary/card.ts';

export const hailOfBullets = {
  id: 'hail-of-bullets',
  back: 'colty',
  set: 'base',
  type: 'firepower',
  copies: 3,
  unique: false,
  cost: { discard: 2 },
  firepower: 3,
  icons: ['lock'],
  effects: [],
  source: { known: ['set', 'type', 'firepower'], house: ['copies', 'unique', 'cost', 'icons', 'text'] },
} as const satisfies Card;
