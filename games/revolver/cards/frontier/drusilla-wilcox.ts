/**
 * Drusilla Wilcox – wolf in sheep’s clothing. While Drusilla is in the current battlefield, draw one extra card in your Draw
 * phase. In your Play phase you may discard a card to move her to the current battlefield. Not affected by Sandstorm. Does not
 * count towards the column limit.
 */
import type { Card } from '../../vocabulary/card.ts';

export const drusillaWilcox = {
  id: 'drusilla-wilcox',
  back: 'frontier',
  set: '1.4',
  type: 'character',
  copies: 1,
  unique: true,
  cost: {},
  firepower: -1,
  icons: ['red', 'sandstorm-immune', 'no-limit'],
  effects: [
    { on: 'draw-phase', if: { here: 'current' }, do: [{ op: 'draw', who: 'self', n: 1 }] },
    { on: 'ability', cost: { discard: 1 }, do: [{ op: 'move', target: 'self', to: 'current' }] },
  ],
  source: {
    seed: ['set', 'copies', 'firepower', 'icons', 'text'],
    house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'],
  },
} as const satisfies Card;
