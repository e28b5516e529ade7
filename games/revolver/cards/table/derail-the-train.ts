/** Derail the Train. */
import type { Card } from '../../words/card.ts';

export const derailTheTrain = {
  id: 'derail-the-train',
  back: 'table',
  set: 'base',
  type: 'table',
  copies: 1,
  unique: true,
  cost: { discard: 2 },
  firepower: null,
  icons: [],
  effects: [
    {
      on: 'ability',
      if: 'marker-at-express-and-other-bandit-alive',
      once: 'game',
      do: [
        { op: 'sacrifice', notIds: ['jack-colty'] },
        { op: 'destroy', every: 'card-at-express' },
        { op: 'border', n: -1 },
        { op: 'remove-self' },
      ],
    },
  ],
  source: { known: ['set', 'copies', 'unique', 'text'], house: ['type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
