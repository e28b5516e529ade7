/** Hattie Quill. When Hattie Quill dies, you may destroy one lawman with base firepower 1 or less in the current battlefield. */
import type { Bandit } from '../../vocabulary/card.ts';

export const hattieQuill = {
  id: 'hattie-quill',
  back: 'gang',
  set: 'base',
  type: 'bandit',
  copies: 1,
  unique: true,
  cost: {},
  firepower: null,
  icons: ['bandit'],
  effects: [
    {
      on: 'death',
      do: [{ op: 'destroy', target: { side: 'mcready', what: 'lawman', at: 'current', maxBase: 1, pick: 'colty' }, may: true }],
    },
  ],
  source: { known: ['type'], house: ['set', 'copies', 'unique', 'cost', 'rating', 'firepower', 'startGrit', 'icons', 'text'] },
  rating: 3,
  startGrit: 0,
} as const satisfies Bandit;
