/** Duster coat. */
import type { Card } from '../../words/card.ts';

export const dusterCoat = {
  id: 'duster-coat',
  back: 'colty',
  set: '1.2',
  type: 'action',
  copies: 2,
  unique: false,
  cost: {},
  firepower: null,
  icons: [],
  effects: [{ on: 'play', namesPrison: true, do: [{ op: 'place-in-prison' }] }],
  source: { seed: ['text'], known: ['type'], house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
