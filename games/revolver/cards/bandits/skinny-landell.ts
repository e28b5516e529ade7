/** Skinny Landell. Starts the game with a True Grit token. */
import type { Bandit } from '../../vocabulary/card.ts';

export const skinnyLandell = {
  id: 'skinny-landell',
  back: 'gang',
  set: 'base',
  type: 'bandit',
  copies: 1,
  unique: true,
  cost: {},
  firepower: null,
  icons: ['bandit'],
  effects: [],
  source: { known: ['set', 'copies', 'unique', 'type', 'startGrit', 'text'], house: ['cost', 'rating', 'firepower', 'icons'] },
  rating: 1,
  startGrit: 1,
} as const satisfies Bandit;
