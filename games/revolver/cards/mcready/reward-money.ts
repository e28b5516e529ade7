/** Reward money. Gain one silver dollar, or two if a bandit has died this turn. */
import type { Card } from '../../vocabulary/card.ts';

export const rewardMoney = {
  id: 'reward-money',
  back: 'mcready',
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
        { op: 'dollar', who: 'self', n: 1 },
        { op: 'dollar', who: 'self', n: 1, if: { died: 'turn' } },
      ],
    },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
