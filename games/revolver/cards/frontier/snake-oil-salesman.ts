/** Snake-oil salesman. */
import type { Card } from '../../words/card.ts';

export const snakeOilSalesman = {
  id: 'snake-oil-salesman',
  back: 'frontier',
  set: '1.3',
  type: 'action',
  copies: 1,
  unique: false,
  cost: { discard: 3 },
  firepower: null,
  icons: ['grit'],
  effects: [
    {
      on: 'play',
      do: [
        {
          op: 'grit',
          target: { side: 'own', what: 'character-or-bandit', maxRating: 4, at: 'any', withoutGrit: true, pick: 'self' },
        },
      ],
    },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
