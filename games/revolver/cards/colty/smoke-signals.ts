/** Smoke signals. Look at the face-down ambush cards of two battlefields; you may exchange them. */
import type { Card } from '../../vocabulary/card.ts';

export const smokeSignals = {
  id: 'smoke-signals',
  back: 'colty',
  set: '1.1',
  type: 'action',
  copies: 1,
  unique: false,
  cost: {},
  firepower: null,
  icons: [],
  effects: [{ on: 'play', do: [{ op: 'look', what: 'ambush', n: 2, swap: true }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
