/** Lupe Vargas. While Lupe Vargas is alive, Banditos cost you 1 less. */
import type { Bandit } from '../../vocabulary/card.ts';

export const lupeVargas = {
  id: 'lupe-vargas',
  back: 'gang',
  set: 'base',
  type: 'bandit',
  copies: 1,
  unique: true,
  cost: {},
  firepower: null,
  icons: ['bandit'],
  effects: [{ on: 'static', do: [{ op: 'cost-mod', ids: ['banditos'], who: 'colty', discard: -1 }] }],
  source: { known: ['type'], house: ['set', 'copies', 'unique', 'cost', 'rating', 'firepower', 'startGrit', 'icons', 'text'] },
  rating: 2,
  startGrit: 0,
} as const satisfies Bandit;
