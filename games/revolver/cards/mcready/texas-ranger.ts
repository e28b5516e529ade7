/**
 * Texas Ranger. Leaves the game once Sister Sara is dead. Reaction: discard him from your hand when Colty plays Robber’s Roost or
 * Banditos to cancel that card.
 */
import type { Card } from '../../vocabulary/card.ts';

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
    { on: 'state', check: 'c', if: { dead: 'sister-sara' }, gone: 'rangerGone', do: [{ op: 'remove-self' }] },
    { on: 'react', cancels: ['robbers-roost', 'banditos'] },
  ],
  source: { seed: ['set', 'copies', 'icons', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons'] },
} as const satisfies Card;
