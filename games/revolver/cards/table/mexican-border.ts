/** Mexican Border. */
import type { Card } from '../../words/card.ts';

export const mexicanBorder = {
  id: 'mexican-border',
  back: 'table',
  set: 'base',
  type: 'table',
  copies: 1,
  unique: true,
  cost: {},
  firepower: null,
  icons: [],
  effects: [{ on: 'border-check', do: [{ op: 'border', n: -1, if: 'no-bandit-died-this-mcready-turn' }] }],
  source: { known: ['set', 'copies', 'unique', 'text'], house: ['type', 'cost', 'firepower', 'icons'] },
} as const satisfies Card;
