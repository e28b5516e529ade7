/** Cards that lie beside the row. */
import type { Card } from '../vocabulary/card.ts';

export const table = [
  /**
   * Mexican Border. Holds 12 tokens at the start. A McReady turn in which no bandit died costs one token. When none is left, Colty
   * wins at once.
   */
  {
    id: 'mexican-border',
    back: 'table',
    set: 'base',
    type: 'table',
    copies: 1,
    unique: true,
    cost: {},
    firepower: null,
    icons: [],
    effects: [{ on: 'border-check', do: [{ op: 'border', n: -1, if: { not: { died: 'turn' } } }] }],
    source: { known: ['set', 'copies', 'unique', 'text'], house: ['type', 'cost', 'firepower', 'icons'] },
  },
  /**
   * Derail the Train. Once per game, in your Play phase while the turn marker is on the 3:15 Express and a bandit besides Jack Colty
   * is alive: lose one such bandit, destroy every card in both columns of the Express and remove one border token.
   */
  {
    id: 'derail-the-train',
    back: 'table',
    set: 'base',
    type: 'table',
    copies: 1,
    unique: true,
    cost: { discard: 2 },
    firepower: null,
    icons: [],
    effects: [
      {
        on: 'ability',
        if: { marker: 'express-315', livesBesides: 'jack-colty' },
        once: 'game',
        do: [
          { op: 'sacrifice', notIds: ['jack-colty'] },
          { op: 'destroy', every: 'card-at-express' },
          { op: 'border', n: -1 },
          { op: 'remove-self' },
        ],
      },
    ],
    begins: 'beside',
    verb: 'derail',
    source: { known: ['set', 'copies', 'unique', 'text'], house: ['type', 'cost', 'firepower', 'icons', 'text'] },
  },
] as const satisfies readonly Card[];
