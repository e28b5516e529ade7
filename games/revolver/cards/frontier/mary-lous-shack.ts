/**
 * Mary Lou’s shack. Coming into play: put four red chips on this card. Once in each of your turns you may move one of them to any
 * of your cards in play (not The Jackson Clan). Discard this card when it has none left.
 */
import type { Card } from '../../vocabulary/card.ts';

export const maryLousShack = {
  id: 'mary-lous-shack',
  back: 'frontier',
  set: '1.4',
  type: 'open-range',
  copies: 1,
  unique: false,
  cost: { discard: 1 },
  firepower: null,
  icons: [],
  effects: [
    { on: 'enter', do: [{ op: 'chip', n: 4, color: 'red', target: 'self' }] },
    {
      on: 'ability',
      once: 'turn',
      do: [
        {
          op: 'move-chip',
          target: { side: 'own', what: 'card', at: 'any', notIds: ['the-jackson-clan'], pick: 'self', wide: true },
        },
      ],
    },
    { on: 'state', check: 'e', if: { withoutChips: true }, do: [{ op: 'discard-self' }] },
  ],
  source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
