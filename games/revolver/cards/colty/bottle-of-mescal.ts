/**
 * Bottle of mescal. Choose one: put a True Grit token on a living bandit with survival rating 2 or less that has none; or gain one
 * silver dollar and draw a card.
 */
import type { Card } from '../../vocabulary/card.ts';

export const bottleOfMescal = {
  id: 'bottle-of-mescal',
  back: 'colty',
  set: '1.3',
  type: 'action',
  copies: 1,
  unique: false,
  cost: { discard: 1 },
  firepower: null,
  icons: [],
  effects: [
    {
      on: 'play',
      do: [
        {
          op: 'choose',
          ways: [
            {
              name: 'grit',
              do: [
                { op: 'grit', target: { side: 'own', what: 'bandit', maxRating: 2, withoutGrit: true, pick: 'self', at: 'any' } },
              ],
            },
            {
              name: 'dollar',
              do: [
                { op: 'dollar', who: 'self', n: 1 },
                { op: 'draw', who: 'self', n: 1 },
              ],
            },
          ],
        },
      ],
    },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
