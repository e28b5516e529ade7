/** Crossfire. McReady has +6 firepower in this attack only. */
import type { Ambush } from '../../vocabulary/card.ts';

export const crossfire = {
  id: 'crossfire',
  back: 'ambush',
  set: '1.1',
  type: 'event',
  copies: 1,
  unique: false,
  cost: {},
  firepower: null,
  icons: [],
  effects: [{ on: 'reveal', do: [{ op: 'bonus', n: 6 }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  favours: 'mcready',
} as const satisfies Ambush;
