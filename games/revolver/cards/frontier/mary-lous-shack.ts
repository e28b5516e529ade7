/** Mary Lou’s shack. */
import type { Card } from '../../words/card.ts';

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
    { on: 'state', if: 'no-chips-here', do: [{ op: 'discard-self' }] },
  ],
  source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
