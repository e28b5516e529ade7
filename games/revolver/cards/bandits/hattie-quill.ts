/** Hattie Quill. */
import type { Bandit } from '../../words/card.ts';

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
