/**
 * The brakeman’s warning. Reaction: discard it from your hand when Colty uses Derail the Train; that card is cancelled and leaves
 * the game. Or play it in your own turn to draw a card.
 */
import type { Card } from '../../vocabulary/card.ts';

export const brakemansWarning = {
  id: 'brakemans-warning',
  back: 'mcready',
  set: '1.1',
  type: 'action',
  copies: 1,
  unique: false,
  cost: {},
  firepower: null,
  icons: ['reaction'],
  effects: [
    { on: 'react', cancels: ['derail-the-train'] },
    { on: 'play', do: [{ op: 'draw', who: 'self', n: 1 }] },
  ],
  source: { known: ['set', 'text'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
