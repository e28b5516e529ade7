/**
 * Brady Logan. You may play him to the current battlefield or to any battlefield the turn marker has yet to reach. Not affected by
 * Sandstorm.
 */
import type { Card } from '../../vocabulary/card.ts';

export const bradyLogan = {
  id: 'brady-logan',
  back: 'mcready',
  set: 'base',
  type: 'character',
  copies: 1,
  unique: true,
  cost: { random: 1 },
  firepower: 4,
  icons: ['lawman', 'gunfighter', 'bounty-hunter', 'lock', 'sandstorm-immune'],
  effects: [{ on: 'static', zone: 'hand', do: [{ op: 'place', allow: 'current-or-later' }] }],
  source: { seed: ['icons', 'text'], house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
