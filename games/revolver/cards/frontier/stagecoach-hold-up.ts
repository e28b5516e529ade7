/** Stagecoach hold-up. Take one silver dollar from the opponent. If they have none, draw a card. */
import type { Card } from '../../vocabulary/card.ts';

export const stagecoachHoldUp = {
  id: 'stagecoach-hold-up',
  back: 'frontier',
  set: '1.3',
  type: 'action',
  copies: 2,
  unique: false,
  cost: {},
  firepower: null,
  icons: [],
  effects: [
    {
      on: 'play',
      do: [
        {
          op: 'either',
          whether: { opponentHasDollar: true },
          yes: [
            { op: 'dollar', who: 'opp', n: -1 },
            { op: 'dollar', who: 'self', n: 1 },
          ],
          no: [{ op: 'draw', who: 'self', n: 1 }],
        },
      ],
    },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
