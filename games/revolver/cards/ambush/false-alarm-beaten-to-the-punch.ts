/** False alarm: beaten to the punch. Colty draws a card and may put a power chip on one of his cards in this battlefield. */
import type { Ambush } from '../../vocabulary/card.ts';

export const falseAlarmBeatenToThePunch = {
  id: 'false-alarm-beaten-to-the-punch',
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
        { op: 'draw', who: 'colty', n: 1 },
        { op: 'chip', n: 1, may: true, target: { side: 'colty', what: 'card', at: 'here', pick: 'colty' } },
      ],
    },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  favours: 'colty',
} as const satisfies Ambush;
