/** Men behind the wagons. McReady draws two cards. While the turn marker is here, McReady has +3 firepower at this battlefield. */
import type { Ambush } from '../../vocabulary/card.ts';

export const menBehindTheWagons = {
  id: 'men-behind-the-wagons',
  back: 'ambush',
  set: '1.1',
  type: 'event',
  copies: 1,
  unique: false,
  cost: {},
  firepower: null,
  icons: [],
  effects: [{ on: 'reveal', here: 3, do: [{ op: 'draw', who: 'mcready', n: 2 }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  favours: 'mcready',
} as const satisfies Ambush;
