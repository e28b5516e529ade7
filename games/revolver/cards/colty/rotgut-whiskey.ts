/** Rotgut whiskey. Put a True Grit token on a living bandit with survival rating 3 or less that has none. */
import type { Card } from '../../vocabulary/card.ts';

export const rotgutWhiskey = {
  id: 'rotgut-whiskey',
  back: 'colty',
  set: 'base',
  type: 'action',
  copies: 1,
  unique: false,
  cost: { discard: 2 },
  firepower: null,
  icons: ['grit'],
  effects: [
    {
      on: 'play',
      do: [{ op: 'grit', target: { side: 'own', what: 'bandit', maxRating: 3, withoutGrit: true, pick: 'self', at: 'any' } }],
    },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
