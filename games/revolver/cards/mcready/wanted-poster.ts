/** Wanted: dead or alive. Put one token back on the Mexican Border. If a bandit has died this turn, draw a card. */
import type { Card } from '../../vocabulary/card.ts';

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
        { op: 'draw', who: 'self', n: 1, if: { died: 'turn' } },
      ],
    },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
