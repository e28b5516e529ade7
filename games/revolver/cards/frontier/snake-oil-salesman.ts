/**
 * Snake-oil salesman. Put a True Grit token on one of your cards in play that has none: a bandit with survival rating 4 or less,
 * or a character.
 */
import type { Card } from '../../vocabulary/card.ts';

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
