/** Riflemen on the ridge. While the turn marker is here, McReady has +4 firepower at this battlefield. */
import type { Ambush } from '../../vocabulary/card.ts';

export const riflemenOnTheRidge = {
  id: 'riflemen-on-the-ridge',
  back: 'ambush',
  set: '1.1',
  type: 'event',
  copies: 1,
  unique: false,
  cost: {},
  firepower: null,
  icons: [],
  effects: [{ on: 'reveal', here: 4, do: [] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  favours: 'mcready',
} as const satisfies Ambush;
