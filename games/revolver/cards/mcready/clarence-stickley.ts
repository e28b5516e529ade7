/**
 * Clarence Stickley – Pinkerton detective. While Clarence is in the current battlefield, your cards with “Pinkerton” in their
 * title cost 1 card less, but never less than 0.
 */
import type { Card } from '../../vocabulary/card.ts';

export const clarenceStickley = {
  id: 'clarence-stickley',
  back: 'mcready',
  set: '1.4',
  type: 'character',
  copies: 1,
  unique: true,
  cost: {},
  firepower: 3,
  icons: ['lawman', 'lock'],
  effects: [
    {
      on: 'static',
      if: { here: 'current' },
      do: [
        {
          op: 'cost-mod',
          ids: ['pinkerton-agent', 'trained-in-the-pinkerton-ways', 'clarence-stickley'],
          who: 'mcready',
          discard: -1,
        },
      ],
    },
  ],
  source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
