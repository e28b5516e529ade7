/** Reverend Henry Kane. */
import type { Card } from '../../words/card.ts';

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
  effects: [{ on: 'draw-phase', if: 'here-is-current', do: [{ op: 'guess-swap' }] }],
  source: { seed: ['set', 'copies', 'icons', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons'] },
} as const satisfies Card;
