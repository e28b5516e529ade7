/**
 * Mexican Border. Holds 12 tokens at the start. A McReady turn in which no bandit died costs one token. When none is left, Colty
 * wins at once.
 */
import type { Card } from '../../vocabulary/card.ts';

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
  effects: [{ on: 'border-check', do: [{ op: 'border', n: -1, if: { not: { died: 'turn' } } }] }],
  source: { known: ['set', 'copies', 'unique', 'text'], house: ['type', 'cost', 'firepower', 'icons'] },
} as const satisfies Card;
