/**
 * Duster coat. Pay for another character or firepower card from your hand and place it in your column of the San Manzanillo Prison
 * (never anywhere else).
 */
import type { Card } from '../../vocabulary/card.ts';

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
