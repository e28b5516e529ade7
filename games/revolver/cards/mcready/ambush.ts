/** Ambush!. */
import type { Card } from '../../words/card.ts';

export const ambush = {
  id: 'ambush',
  back: 'mcready',
  set: 'base',
  type: 'action',
  copies: 3,
  unique: false,
  cost: { discard: 2 },
  firepower: null,
  icons: [],
  effects: [{ on: 'play', if: 'bandit-rating-3-or-less-alive', do: [{ op: 'kill', by: 'mcready-choice', maxRating: 3 }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
