/**
 * Saddlebags. Take one of your own cards in play, at any battlefield, back into your hand (not a Location, a row-blocking card or
 * a card that cannot be moved).
 */
import type { Card } from '../../vocabulary/card.ts';

export const saddlebags = {
  id: 'saddlebags',
  back: 'colty',
  set: 'base',
  type: 'action',
  copies: 2,
  unique: false,
  cost: { discard: 1 },
  firepower: null,
  icons: [],
  effects: [
    { on: 'play', do: [{ op: 'return', target: { side: 'own', what: 'card', at: 'any', notTypes: ['location'], pick: 'self' } }] },
  ],
  source: { seed: ['text'], house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
