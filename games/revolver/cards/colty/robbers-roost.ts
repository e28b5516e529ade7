/** Robber’s Roost. Coming into play: draw two cards. Does not count towards the column limit. Cannot be moved. */
import type { Card } from '../../vocabulary/card.ts';

export const robbersRoost = {
  id: 'robbers-roost',
  back: 'colty',
  set: '1.1',
  type: 'location',
  copies: 1,
  unique: true,
  cost: { discard: 1 },
  firepower: 1,
  icons: ['no-limit', 'immovable'],
  effects: [{ on: 'enter', do: [{ op: 'draw', who: 'self', n: 2 }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
