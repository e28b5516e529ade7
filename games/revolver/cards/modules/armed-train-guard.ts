/** Armed train guard. Begins the game in McReady’s column of the 3:15 Express. Not affected by Sandstorm. */
import type { Card } from '../../vocabulary/card.ts';

export const armedTrainGuard = {
  id: 'armed-train-guard',
  back: 'table',
  set: '1.4',
  type: 'character',
  copies: 1,
  unique: true,
  cost: {},
  firepower: 3,
  icons: ['lawman', 'sandstorm-immune'],
  effects: [],
  module: 'moduleA',
  begins: 'express',
  source: { seed: ['set', 'copies', 'unique', 'icons', 'text'], house: ['type', 'cost', 'firepower', 'icons'] },
} as const satisfies Card;
