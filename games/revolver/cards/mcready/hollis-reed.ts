/** Hollis Reed – cattle baron. Each Cowboy in the same column has +1 firepower. */
import type { Card } from '../../vocabulary/card.ts';

export const hollisReed = {
  id: 'hollis-reed',
  back: 'mcready',
  set: '1.3',
  type: 'character',
  copies: 1,
  unique: true,
  cost: { discard: 1 },
  firepower: 2,
  icons: ['lawman'],
  effects: [{ on: 'static', do: [{ op: 'fp-mod', target: 'column', ids: ['cowboy'], n: 1 }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
