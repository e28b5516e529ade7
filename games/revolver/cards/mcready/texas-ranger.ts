/** Texas Ranger. */
import type { Card } from '../../words/card.ts';

export const texasRanger = {
  id: 'texas-ranger',
  back: 'mcready',
  set: '1.4',
  type: 'character',
  copies: 2,
  unique: false,
  cost: {},
  firepower: 3,
  icons: ['lawman', 'lock', 'reaction'],
  effects: [
    { on: 'state', if: 'sister-sara-dead', do: [{ op: 'remove-self' }] },
    { on: 'react', cancels: ['robbers-roost', 'banditos'] },
  ],
  source: { seed: ['set', 'copies', 'icons', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons'] },
} as const satisfies Card;
