/** Whistling Tom Pruitt. */
import type { Bandit } from '../../words/card.ts';

export const whistlingTom = {
  id: 'whistling-tom',
  back: 'gang',
  set: 'base',
  type: 'bandit',
  copies: 1,
  unique: true,
  cost: {},
  firepower: null,
  icons: ['bandit'],
  effects: [{ on: 'death', do: [{ op: 'marker', n: 1 }] }],
  source: { known: ['type'], house: ['set', 'copies', 'unique', 'cost', 'rating', 'firepower', 'startGrit', 'icons', 'text'] },
  rating: 2,
  startGrit: 0,
} as const satisfies Bandit;
