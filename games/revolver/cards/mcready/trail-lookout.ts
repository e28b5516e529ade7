/** Gunshot Trail look-out. Coming into play: look at the face-down ambush card of one battlefield. */
import type { Card } from '../../vocabulary/card.ts';

export const trailLookout = {
  id: 'trail-lookout',
  back: 'mcready',
  set: '1.1',
  type: 'character',
  copies: 2,
  unique: false,
  cost: {},
  firepower: 1,
  icons: ['lawman'],
  effects: [{ on: 'enter', do: [{ op: 'look', what: 'ambush', n: 1, may: true }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
