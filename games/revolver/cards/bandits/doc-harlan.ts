/** Doc Harlan. */
import type { Bandit } from '../../words/card.ts';

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
