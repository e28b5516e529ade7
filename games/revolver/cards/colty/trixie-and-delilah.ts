/**
 * Trixie and Delilah – saloon shakes. Coming into play: for each .38 Special in your discard pile, put one power chip on this
 * card.
 */
import type { Card } from '../../vocabulary/card.ts';

export const trixieAndDelilah = {
  id: 'trixie-and-delilah',
  back: 'colty',
  set: '1.4',
  type: 'character',
  copies: 1,
  unique: true,
  cost: {},
  firepower: 0,
  icons: ['bandit-ally'],
  effects: [{ on: 'enter', do: [{ op: 'chip', perDiscarded: '38-special', target: 'self' }] }],
  source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
