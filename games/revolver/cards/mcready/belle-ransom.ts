/** Belle Ransom, lady bounty hunter. */
import type { Card } from '../../words/card.ts';

export const belleRansom = {
  id: 'belle-ransom',
  back: 'mcready',
  set: '1.1',
  type: 'character',
  copies: 1,
  unique: true,
  cost: { discard: 1 },
  firepower: 3,
  icons: ['lawman', 'bounty-hunter', 'lock'],
  effects: [{ on: 'after-attack', if: 'bandit-died-in-attack', do: [{ op: 'draw', who: 'self', n: 1 }] }],
  source: { known: ['set', 'type'], house: ['copies', 'unique', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
