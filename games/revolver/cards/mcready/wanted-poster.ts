/** Wanted: dead or alive. */
import type { Card } from '../../words/card.ts';

export const wantedPoster = {
  id: 'wanted-poster',
  back: 'mcready',
  set: 'base',
  type: 'action',
  copies: 1,
  unique: false,
  cost: {},
  firepower: null,
  icons: ['border'],
  effects: [
    {
      on: 'play',
      do: [
        { op: 'border', n: 1 },
        { op: 'draw', who: 'self', n: 1, if: 'bandit-died-this-turn' },
      ],
    },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
