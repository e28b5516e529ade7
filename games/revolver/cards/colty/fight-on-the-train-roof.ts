/** Fight on the train roof. Play only on the 3:15 Express: destroy up to two lawmen there with base firepower 2 or less. */
import type { Card } from '../../vocabulary/card.ts';

export const fightOnTheTrainRoof = {
  id: 'fight-on-the-train-roof',
  back: 'colty',
  set: '1.2',
  type: 'action',
  copies: 1,
  unique: false,
  cost: { discard: 1 },
  firepower: null,
  icons: [],
  effects: [
    {
      on: 'play',
      if: { marker: 'express-315' },
      do: [{ op: 'destroy', upTo: 2, target: { side: 'opp', what: 'lawman', at: 'current', pick: 'self', maxBase: 2 } }],
    },
  ],
  source: { known: ['set'], house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
