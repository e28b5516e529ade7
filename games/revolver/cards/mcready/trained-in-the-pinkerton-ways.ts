/**
 * Trained in the Pinkerton ways, means, policy and devices. Put it under one of your lawmen in play (not Buffalo Stampede or Old
 * Three Fingers). In your Play phase you may discard a card to move that lawman to the current battlefield.
 */
import type { Card } from '../../vocabulary/card.ts';

export const trainedInThePinkertonWays = {
  id: 'trained-in-the-pinkerton-ways',
  back: 'mcready',
  set: '1.4',
  type: 'action',
  copies: 1,
  unique: false,
  cost: { discard: 1 },
  firepower: null,
  icons: ['under'],
  effects: [
    {
      on: 'play',
      do: [
        {
          op: 'under',
          target: { side: 'own', what: 'lawman', at: 'any', notIds: ['buffalo-stampede', 'old-three-fingers'], pick: 'self' },
        },
      ],
    },
    { on: 'ability', cost: { discard: 1 }, do: [{ op: 'move', target: 'host', to: 'current' }] },
  ],
  source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
