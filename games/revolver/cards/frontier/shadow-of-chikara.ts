/** Shadow of Chikara. Put the Eagle token on any card in play that may carry it. That card stays in play but is blank. */
import type { Card } from '../../vocabulary/card.ts';

export const shadowOfChikara = {
  id: 'shadow-of-chikara',
  back: 'frontier',
  set: '1.4',
  type: 'action',
  copies: 1,
  unique: false,
  cost: { discard: 2 },
  firepower: null,
  icons: [],
  effects: [
    {
      on: 'play',
      do: [{ op: 'blank', target: { side: 'any', what: 'card', at: 'any', notTypes: ['location'], pick: 'self', wide: true } }],
    },
  ],
  source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
