/** Old scores to settle. Kill one bandit. */
import type { Card } from '../../vocabulary/card.ts';

export const oldScores = {
  id: 'old-scores',
  back: 'mcready',
  set: '1.3',
  type: 'action',
  copies: 1,
  unique: false,
  cost: { discard: 1, dollars: 1 },
  firepower: null,
  icons: [],
  effects: [{ on: 'play', do: [{ op: 'kill', by: 'lowest' }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
