/**
 * Garrotte. Leaves the game once Santiago is dead. You may discard it from your hand to destroy one lawman in the current
 * battlefield.
 */
import type { Card } from '../../vocabulary/card.ts';

export const garrotte = {
  id: 'garrotte',
  back: 'colty',
  set: '1.4',
  type: 'firepower',
  copies: 1,
  unique: true,
  cost: {},
  firepower: 1,
  icons: [],
  effects: [
    { on: 'state', check: 'c', if: { dead: 'santiago' }, gone: 'garrotteGone', do: [{ op: 'remove-self' }] },
    { on: 'hand', do: [{ op: 'destroy', target: { side: 'opp', what: 'lawman', at: 'current', pick: 'self' } }] },
  ],
  module: 'moduleB',
  begins: 'box',
  source: { seed: ['set', 'copies', 'unique', 'text'], house: ['type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
