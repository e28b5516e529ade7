/** Rufus Pike. */
import type { Bandit } from '../../vocabulary/card.ts';

export const rufusPike = {
  id: 'rufus-pike',
  back: 'gang',
  set: 'base',
  type: 'bandit',
  copies: 1,
  unique: true,
  cost: {},
  firepower: null,
  icons: ['bandit'],
  effects: [],
  source: { known: ['type'], house: ['set', 'copies', 'unique', 'cost', 'rating', 'firepower', 'startGrit', 'icons', 'text'] },
  rating: 1,
  startGrit: 0,
} as const satisfies Bandit;
