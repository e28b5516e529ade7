/** “Curly” – son of Ma and Pa Shepperson. Coming into play: put one power chip or one True Grit token on this card. */
import type { Card } from '../../vocabulary/card.ts';

export const curly = {
  id: 'curly',
  back: 'frontier',
  set: '1.4',
  type: 'character',
  copies: 1,
  unique: true,
  cost: { discard: 1 },
  firepower: 1,
  icons: ['red', 'lock'],
  effects: [
    {
      on: 'enter',
      do: [
        {
          op: 'choose',
          ways: [
            { name: 'chip', do: [{ op: 'chip', n: 1, target: 'self' }] },
            { name: 'grit', do: [{ op: 'grit', target: 'self' }] },
          ],
        },
      ],
    },
  ],
  source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
