/** Hacksaw in a pie. */
import type { Card } from '../../words/card.ts';

export const hacksawInAPie = {
  id: 'hacksaw-in-a-pie',
  back: 'colty',
  set: '1.2',
  type: 'action',
  copies: 1,
  unique: false,
  cost: {},
  firepower: null,
  icons: [],
  effects: [
    {
      on: 'play',
      if: 'marker-at-prison',
      namesPrison: true,
      do: [{ op: 'destroy', target: { side: 'opp', what: 'lawman', at: 'current', pick: 'self', maxBase: 2 } }],
    },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
