/** Rickety Bridge. Row-blocking: stays at the current battlefield. Colty’s limit here is two cards. */
import type { Card } from '../../vocabulary/card.ts';

export const ricketyBridge = {
  id: 'rickety-bridge',
  back: 'mcready',
  set: 'base',
  type: 'action',
  copies: 2,
  unique: false,
  cost: { discard: 1 },
  firepower: null,
  icons: ['row-block'],
  effects: [{ on: 'static', do: [{ op: 'limit', side: 'colty', value: 2 }] }],
  source: { known: ['set'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
