/** Dynamite. */
import type { Card } from '../../words/card.ts';

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
