/** Prairie fire. */
import type { Card } from '../../words/card.ts';

export const prairieFire = {
  id: 'prairie-fire',
  back: 'frontier',
  set: '1.3',
  type: 'action',
  copies: 1,
  unique: false,
  cost: { discard: 2 },
  firepower: null,
  icons: [],
  effects: [
    {
      on: 'play',
      do: [
        { op: 'destroy', target: { side: 'opp', what: 'card', at: 'current', pick: 'opp' } },
        { op: 'destroy', target: { side: 'own', what: 'card', at: 'current', pick: 'self' } },
      ],
    },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
