/** Wriggler Hooley. May only be placed in the San Manzanillo Prison, and only before the turn marker gets there. */
import type { Card } from '../../vocabulary/card.ts';

export const wrigglerHooley = {
  id: 'wriggler-hooley',
  back: 'colty',
  set: '1.2',
  type: 'character',
  copies: 1,
  unique: true,
  cost: {},
  firepower: 2,
  icons: ['bandit-ally'],
  effects: [{ on: 'static', zone: 'hand', namesPrison: true, do: [{ op: 'place', allow: 'prison-before-arrival' }] }],
  source: { seed: ['text'], house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
