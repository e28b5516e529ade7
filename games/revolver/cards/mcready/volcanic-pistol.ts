/**
 * Volcanic pistol. Put it under one of your lawmen in play (not Buffalo Stampede or Old Three Fingers) and add its firepower to
 * that card. Or discard it from your hand: destroy one bandit-ally in the current battlefield, or remove one True Grit token from
 * the game.
 */
import type { Card } from '../../vocabulary/card.ts';

export const volcanicPistol = {
  id: 'volcanic-pistol',
  back: 'mcready',
  set: '1.4',
  type: 'firepower',
  copies: 1,
  unique: false,
  cost: { discard: 1 },
  firepower: 3,
  icons: ['under', 'lock'],
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
    { on: 'hand', do: [{ op: 'destroy', target: { side: 'opp', what: 'ally', at: 'current', pick: 'self' } }] },
    { on: 'hand', do: [{ op: 'ungrit', target: { side: 'any', what: 'any-with-grit', at: 'any', pick: 'self' } }] },
  ],
  source: { seed: ['set', 'copies', 'firepower', 'text'], house: ['unique', 'type', 'cost', 'icons', 'text'] },
} as const satisfies Card;
