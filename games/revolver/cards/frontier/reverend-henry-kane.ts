/**
 * Reverend Henry Kane. In your Draw phase, if Kane is in the current battlefield, hide a token in one fist. If the opponent
 * guesses which, Kane crosses over to the opposite column. Not affected by Sandstorm. Does not count towards the column limit.
 */
import type { Card } from '../../vocabulary/card.ts';

export const reverendHenryKane = {
  id: 'reverend-henry-kane',
  back: 'frontier',
  set: '1.4',
  type: 'character',
  copies: 1,
  unique: true,
  cost: { discard: 1 },
  firepower: 2,
  icons: ['red', 'sandstorm-immune', 'no-limit', 'lock'],
  effects: [{ on: 'draw-phase', if: { here: 'current' }, do: [{ op: 'guess-swap' }] }],
  source: { seed: ['set', 'copies', 'icons', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons'] },
} as const satisfies Card;
