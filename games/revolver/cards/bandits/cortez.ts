/** Cortez. Colty’s right hand. When Cortez dies, discard two cards at random. */
import type { Bandit } from '../../vocabulary/card.ts';

export const cortez = {
  id: 'cortez',
  back: 'gang',
  set: 'base',
  type: 'bandit',
  copies: 1,
  unique: true,
  cost: {},
  firepower: null,
  icons: ['bandit'],
  effects: [{ on: 'death', do: [{ op: 'discard', who: 'colty', n: 2, how: 'random' }] }],
  source: { known: ['set', 'copies', 'unique', 'type'], house: ['cost', 'rating', 'firepower', 'startGrit', 'icons', 'text'] },
  rating: 5,
  startGrit: 0,
} as const satisfies Bandit;
