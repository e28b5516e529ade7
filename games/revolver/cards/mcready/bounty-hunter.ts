/** Bounty Hunter. */
import type { Card } from '../../vocabulary/card.ts';

export const bountyHunter = {
  id: 'bounty-hunter',
  back: 'mcready',
  set: 'base',
  type: 'character',
  copies: 5,
  unique: false,
  cost: { random: 1 },
  firepower: 4,
  icons: ['lawman', 'bounty-hunter', 'lock'],
  effects: [],
  source: { known: ['set', 'type'], house: ['copies', 'unique', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
