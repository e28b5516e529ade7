/** Pistoleros. */
import type { Card } from '../../vocabulary/card.ts';

export const pistoleros = {
  id: 'pistoleros',
  back: 'colty',
  set: '1.3',
  type: 'character',
  copies: 2,
  unique: false,
  cost: { dollars: 1 },
  firepower: 3,
  icons: ['bandit-ally', 'lock'],
  effects: [],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
