/**
 * Strongbox. Coming into play: gain one silver dollar, then put one card from your hand face down under the Strongbox. You may
 * look at it at any time. In your turn you may take it into your hand; then discard the Strongbox.
 */
import type { Card } from '../../vocabulary/card.ts';

export const strongbox = {
  id: 'strongbox',
  back: 'frontier',
  set: '1.4',
  type: 'open-range',
  copies: 1,
  unique: false,
  cost: {},
  firepower: null,
  icons: [],
  effects: [
    { on: 'enter', do: [{ op: 'dollar', who: 'self', n: 1 }, { op: 'stash' }] },
    { on: 'ability', do: [{ op: 'take-stash' }, { op: 'discard-self' }] },
  ],
  source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
