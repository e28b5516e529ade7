/**
 * Doc Harlan. Once per game, in your Play phase, discard a card to put a True Grit token on another living bandit with survival
 * rating 3 or less that has none.
 */
import type { Bandit } from '../../vocabulary/card.ts';

export const docHarlan = {
  id: 'doc-harlan',
  back: 'gang',
  set: 'base',
  type: 'bandit',
  copies: 1,
  unique: true,
  cost: {},
  firepower: null,
  icons: ['bandit'],
  effects: [
    {
      on: 'ability',
      once: 'game',
      cost: { discard: 1 },
      do: [
        {
          op: 'grit',
          target: {
            side: 'colty',
            what: 'bandit',
            maxRating: 3,
            notIds: ['doc-harlan'],
            withoutGrit: true,
            pick: 'self',
            at: 'any',
          },
        },
      ],
    },
  ],
  source: { known: ['type'], house: ['set', 'copies', 'unique', 'cost', 'rating', 'firepower', 'startGrit', 'icons', 'text'] },
  rating: 3,
  startGrit: 0,
} as const satisfies Bandit;
