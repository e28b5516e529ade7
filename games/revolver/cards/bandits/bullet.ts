/** Bullet. Colty’s dog. When Bullet dies, you may put a power chip on one of your cards in the current battlefield. */
import type { Bandit } from '../../vocabulary/card.ts';

export const bullet = {
  id: 'bullet',
  back: 'gang',
  set: 'base',
  type: 'bandit',
  copies: 1,
  unique: true,
  cost: {},
  firepower: null,
  icons: ['bandit'],
  effects: [
    { on: 'death', do: [{ op: 'chip', n: 1, target: { side: 'colty', what: 'card', at: 'current', pick: 'self' }, may: true }] },
  ],
  source: { known: ['set', 'copies', 'unique', 'type'], house: ['cost', 'rating', 'firepower', 'startGrit', 'icons', 'text'] },
  rating: 1,
  startGrit: 0,
} as const satisfies Bandit;
