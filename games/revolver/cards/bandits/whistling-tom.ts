/**
 * Whistling Tom Pruitt. The look-out. When Whistling Tom dies, move the turn marker one space left, unless it is on the first
 * space of a battlefield.
 */
import type { Bandit } from '../../vocabulary/card.ts';

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
