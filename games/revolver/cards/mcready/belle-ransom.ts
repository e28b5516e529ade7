/** Belle Ransom – lady bounty hunter. After an attack at her battlefield in which a bandit died, draw a card. */
import type { Card } from '../../vocabulary/card.ts';

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
  effects: [{ on: 'after-attack', if: { died: 'attack' }, do: [{ op: 'draw', who: 'self', n: 1 }] }],
  source: { known: ['set', 'type'], house: ['copies', 'unique', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
