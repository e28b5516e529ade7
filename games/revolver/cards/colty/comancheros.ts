/** Comancheros. */
import type { Card } from '../../vocabulary/card.ts';

export const comancheros = {
  id: 'comancheros',
  back: 'colty',
  set: 'base',
  type: 'character',
  copies: 4,
  unique: false,
  cost: { random: 1 },
  firepower: 3,
  icons: ['bandit-ally', 'lock'],
  effects: [],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
