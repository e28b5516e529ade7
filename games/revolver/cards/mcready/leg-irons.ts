/** Leg irons. +1 turn: move the turn marker one space left. Colty draws a card. */
import type { Card } from '../../vocabulary/card.ts';

export const legIrons = {
  id: 'leg-irons',
  back: 'mcready',
  set: '1.2',
  type: 'action',
  copies: 1,
  unique: false,
  cost: { discard: 1 },
  firepower: null,
  icons: ['turn-plus'],
  effects: [
    {
      on: 'play',
      do: [
        { op: 'marker', n: 1 },
        { op: 'draw', who: 'opp', n: 1 },
      ],
    },
  ],
  source: { known: ['icons'], house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
