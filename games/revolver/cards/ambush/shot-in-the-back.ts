/** Shot in the back. */
import type { Ambush } from '../../words/card.ts';

export const shotInTheBack = {
  id: 'shot-in-the-back',
  back: 'ambush',
  set: '1.1',
  type: 'event',
  copies: 1,
  unique: false,
  cost: {},
  firepower: null,
  icons: [],
  effects: [
    {
      on: 'reveal',
      do: [
        { op: 'kill', by: 'mcready-choice', maxRating: 3, else: 'lowest' },
        { op: 'kill', by: 'mcready-choice', maxRating: 3, else: 'lowest' },
      ],
    },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  favours: 'mcready',
} as const satisfies Ambush;
