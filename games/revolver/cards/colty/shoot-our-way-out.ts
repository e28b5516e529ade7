/** Let’s shoot our way outta here. */
import type { Card } from '../../words/card.ts';

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
  effects: [{ on: 'play', do: [{ op: 'chip', n: 1, target: { side: 'own', what: 'card', at: 'current', pick: 'all' } }] }],
  source: { known: ['set'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
