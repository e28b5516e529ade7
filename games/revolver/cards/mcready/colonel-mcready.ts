/**
 * Colonel McReady. Costs 1 less at Rattlesnake Creek and 2 less on the 3:15 Express. If he is destroyed, remove two border tokens.
 * From play or from the discard pile he is never shuffled into a deck: he leaves the game instead.
 */
import type { Card } from '../../vocabulary/card.ts';

export const colonelMcready = {
  id: 'colonel-mcready',
  back: 'mcready',
  set: 'base',
  type: 'character',
  copies: 1,
  unique: true,
  cost: { discard: 2 },
  firepower: 6,
  icons: ['lawman', 'gunfighter', 'lock'],
  effects: [
    {
      on: 'static',
      zone: 'hand',
      do: [
        { op: 'cost-mod', ids: ['colonel-mcready'], who: 'mcready', discard: -1, at: 'rattlesnake-creek' },
        { op: 'cost-mod', ids: ['colonel-mcready'], who: 'mcready', discard: -2, at: 'express-315' },
      ],
    },
    { on: 'destroyed', do: [{ op: 'border', n: -2 }] },
    { on: 'static', zone: 'any', do: [{ op: 'forbid', what: 'shuffle-back' }] },
  ],
  source: { seed: ['text'], known: ['set', 'copies', 'unique', 'type'], house: ['cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
