/** Sharpshooter in the tower. Kill two bandits. */
import type { Ambush } from '../../vocabulary/card.ts';

export const sharpshooterInTheTower = {
  id: 'sharpshooter-in-the-tower',
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
        { op: 'kill', by: 'lowest' },
      ],
    },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  favours: 'mcready',
} as const satisfies Ambush;
