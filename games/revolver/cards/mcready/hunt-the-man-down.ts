/** Hunt the man down. If Santiago is in the gang, kill him. Otherwise draw two cards. */
import type { Card } from '../../vocabulary/card.ts';

export const huntTheManDown = {
  id: 'hunt-the-man-down',
  back: 'mcready',
  set: '1.2',
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
          op: 'either',
          whether: { lives: 'santiago' },
          yes: [{ op: 'kill', by: 'named', id: 'santiago' }],
          no: [{ op: 'draw', who: 'self', n: 2 }],
        },
      ],
    },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
