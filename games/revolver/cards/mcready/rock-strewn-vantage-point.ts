/** Rock-strewn vantage point. When it is destroyed, draw a card. Not affected by Sandstorm. Cannot be moved. */
import type { Card } from '../../vocabulary/card.ts';

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
