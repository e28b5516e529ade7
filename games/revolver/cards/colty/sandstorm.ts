/**
 * Sandstorm. Row-blocking: stays at the current battlefield. McReady may not add a card to his column here while two or more cards
 * that Sandstorm affects are in it.
 */
import type { Card } from '../../vocabulary/card.ts';

export const sandstorm = {
  id: 'sandstorm',
  back: 'colty',
  set: 'base',
  type: 'action',
  copies: 2,
  unique: false,
  cost: { discard: 3 },
  firepower: null,
  icons: ['row-block'],
  effects: [{ on: 'static', do: [{ op: 'limit', side: 'mcready', value: 2 }] }],
  source: { seed: ['text'], house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
