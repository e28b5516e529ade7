/** Wild mustangs. Move one of your own cards from any battlefield to the current one. */
import type { Card } from '../../vocabulary/card.ts';

export const wildMustangs = {
  id: 'wild-mustangs',
  back: 'frontier',
  set: '1.3',
  type: 'action',
  copies: 1,
  unique: false,
  cost: {},
  firepower: null,
  icons: [],
  effects: [{ on: 'play', do: [{ op: 'move', target: { side: 'own', what: 'card', at: 'any', pick: 'self' }, to: 'current' }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
