/** Armed train guard. */
import type { Card } from '../../words/card.ts';

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
  source: { seed: ['set', 'copies', 'unique', 'icons', 'text'], house: ['type', 'cost', 'firepower', 'icons'] },
} as const satisfies Card;
