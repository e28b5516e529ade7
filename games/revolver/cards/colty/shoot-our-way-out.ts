/**
 * Let’s shoot our way outta here. Put one power chip on each of your cards in the current battlefield that has a firepower value.
 */
import type { Card } from '../../vocabulary/card.ts';

export const shootOurWayOut = {
  id: 'shoot-our-way-out',
  back: 'colty',
  set: 'base',
  type: 'action',
  copies: 2,
  unique: false,
  cost: { discard: 1 },
  firepower: null,
  icons: [],
  effects: [
    {
      on: 'play',
      do: [{ op: 'chip', n: 1, target: { side: 'own', what: 'card', at: 'current', withFirepower: true, pick: 'all' } }],
    },
  ],
  source: { known: ['set'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
