/** Ambush! Kill one bandit of your choice with survival rating 3 or less. Cannot be played if there is none. */
import type { Card } from '../../vocabulary/card.ts';

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
  effects: [{ on: 'play', if: { livesWithRating: 3 }, do: [{ op: 'kill', by: 'mcready-choice', maxRating: 3 }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
