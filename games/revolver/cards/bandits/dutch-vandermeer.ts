/** Dutch Vandermeer. While Dutch Vandermeer is alive, Dynamite costs you 1 less. */
import type { Bandit } from '../../vocabulary/card.ts';

export const dutchVandermeer = {
  id: 'dutch-vandermeer',
  back: 'gang',
  set: 'base',
  type: 'bandit',
  copies: 1,
  unique: true,
  cost: {},
  firepower: null,
  icons: ['bandit'],
  effects: [{ on: 'static', do: [{ op: 'cost-mod', ids: ['dynamite'], who: 'colty', discard: -1 }] }],
  source: { known: ['type'], house: ['set', 'copies', 'unique', 'cost', 'rating', 'firepower', 'startGrit', 'icons', 'text'] },
  rating: 4,
  startGrit: 0,
} as const satisfies Bandit;
