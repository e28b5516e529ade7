/** Caught at the water hole. Kill one bandit, then Colty discards one card of his choice. */
import type { Ambush } from '../../vocabulary/card.ts';

export const caughtAtTheWaterHole = {
  id: 'caught-at-the-water-hole',
  back: 'ambush',
  set: '1.1',
  type: 'event',
  copies: 1,
  unique: false,
  cost: {},
  firepower: null,
  icons: [],
  effects: [
    {
      on: 'reveal',
      do: [
        { op: 'kill', by: 'lowest' },
        { op: 'discard', who: 'colty', n: 1, how: 'chosen' },
      ],
    },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  favours: 'mcready',
} as const satisfies Ambush;
