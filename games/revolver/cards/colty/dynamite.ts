/**
 * Dynamite. Destroy lawmen in the current battlefield whose base firepower adds up to 3 or less. Cards with a crosshair go first.
 */
import type { Card } from '../../vocabulary/card.ts';

export const dynamite = {
  id: 'dynamite',
  back: 'colty',
  set: 'base',
  type: 'action',
  copies: 3,
  unique: false,
  cost: { discard: 2 },
  firepower: null,
  icons: [],
  effects: [
    { on: 'play', do: [{ op: 'destroy', totalBase: 3, target: { side: 'opp', what: 'lawman', at: 'current', pick: 'self' } }] },
  ],
  source: { seed: ['text'], house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
