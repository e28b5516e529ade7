/** Cowboy. */
import type { Card } from '../../vocabulary/card.ts';

export const cowboy = {
  id: 'cowboy',
  back: 'mcready',
  set: 'base',
  type: 'character',
  copies: 7,
  unique: false,
  cost: {},
  firepower: 1,
  icons: ['lawman'],
  effects: [],
  source: { known: ['set', 'type', 'firepower'], house: ['copies', 'unique', 'cost', 'icons', 'text'] },
} as const satisfies Card;
