/**
 * Shot in the back. Twice: kill one bandit of McReady’s choice with survival rating 3 or less. If there is none, kill one bandit
 * in the usual way.
 */
import type { Ambush } from '../../vocabulary/card.ts';

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
