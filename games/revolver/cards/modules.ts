/** Cards of the 1.4 modules; none can be in a deck list. */
import type { Card } from '../vocabulary/card.ts';

export const modules = [
  /**
   * Duel outside the Black Dog saloon. Lies beside Rattlesnake Creek. Once per game, in his own turn while the turn marker is there
   * and Cortez is alive, Colty may call McReady out.
   */
  {
    id: 'duel-black-dog-saloon',
    back: 'table',
    set: '1.4',
    type: 'event',
    copies: 1,
    unique: true,
    cost: {},
    firepower: null,
    icons: [],
    effects: [{ on: 'ability', if: { marker: 'rattlesnake-creek', lives: 'cortez' }, once: 'game', do: [{ op: 'duel' }] }],
    module: 'moduleA',
    begins: 'beside',
    verb: 'duel',
    source: { seed: ['set', 'copies', 'unique', 'type', 'text'], house: ['cost', 'firepower', 'icons'] },
  },
  /** Armed train guard. Begins the game in McReady’s column of the 3:15 Express. Not affected by Sandstorm. */
  {
    id: 'armed-train-guard',
    back: 'table',
    set: '1.4',
    type: 'character',
    copies: 1,
    unique: true,
    cost: {},
    firepower: 3,
    icons: ['lawman', 'sandstorm-immune'],
    effects: [],
    module: 'moduleA',
    begins: 'express',
    source: { seed: ['set', 'copies', 'unique', 'icons', 'text'], house: ['type', 'cost', 'firepower', 'icons'] },
  },
  /**
   * Garrotte. Leaves the game once Santiago is dead. You may discard it from your hand to destroy one lawman in the current
   * battlefield.
   */
  {
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
  },
] as const satisfies readonly Card[];
