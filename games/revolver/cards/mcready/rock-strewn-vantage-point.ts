/** Rock-strewn vantage point. */
import type { Card } from '../../words/card.ts';

export const rockStrewnVantagePoint = {
  id: 'rock-strewn-vantage-point',
  back: 'mcready',
  set: '1.4',
  type: 'location',
  copies: 2,
  unique: false,
  cost: {},
  firepower: 0,
  icons: ['crosshair', 'immovable', 'sandstorm-immune'],
  effects: [{ on: 'destroyed', do: [{ op: 'draw', who: 'self', n: 1 }] }],
  source: { seed: ['set', 'copies', 'firepower', 'icons', 'text'], house: ['unique', 'type', 'cost'] },
} as const satisfies Card;
