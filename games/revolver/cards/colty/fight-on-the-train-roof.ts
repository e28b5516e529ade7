/** Fight on the train roof. */
import type { Card } from '../../words/card.ts';

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
      if: 'marker-at-express',
      do: [{ op: 'destroy', upTo: 2, target: { side: 'opp', what: 'lawman', at: 'current', pick: 'self', maxBase: 2 } }],
    },
  ],
  source: { known: ['set'], house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
