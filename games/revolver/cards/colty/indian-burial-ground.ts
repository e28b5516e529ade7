/**
 * Indian burial ground. Coming into play: you may remove one border token from the game. While this card is in the current
 * battlefield, McReady may not play bounty hunters there. It leaves the game when the turn marker leaves its battlefield.
 */
import type { Card } from '../../vocabulary/card.ts';

export const indianBurialGround = {
  id: 'indian-burial-ground',
  back: 'colty',
  set: '1.4',
  type: 'location',
  copies: 1,
  unique: false,
  cost: { discard: 1 },
  firepower: 0,
  icons: [],
  effects: [
    { on: 'enter', do: [{ op: 'border', n: -1, gone: true, may: true }] },
    { on: 'static', if: { here: 'current' }, do: [{ op: 'forbid', what: 'play-bounty-hunter' }] },
    { on: 'leave', do: [{ op: 'remove-self' }] },
  ],
  source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
