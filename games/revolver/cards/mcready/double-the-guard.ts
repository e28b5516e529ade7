/**
 * Double the guard. May only be placed in the San Manzanillo Prison, and only before the turn marker gets there. Cannot be moved.
 */
import type { Card } from '../../vocabulary/card.ts';

export const doubleTheGuard = {
  id: 'double-the-guard',
  back: 'mcready',
  set: '1.4',
  type: 'character',
  copies: 1,
  unique: false,
  cost: { discard: 1 },
  firepower: 3,
  icons: ['lawman', 'immovable'],
  effects: [{ on: 'static', zone: 'hand', namesPrison: true, do: [{ op: 'place', allow: 'prison-before-arrival' }] }],
  source: { seed: ['set', 'copies', 'icons', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons'] },
} as const satisfies Card;
