/** Hidden gun cache. Coming into play: draw a card. */
import type { Card } from '../../vocabulary/card.ts';

export const hiddenGunCache = {
  id: 'hidden-gun-cache',
  back: 'colty',
  set: '1.1',
  type: 'firepower',
  copies: 2,
  unique: false,
  cost: { discard: 1 },
  firepower: 1,
  icons: [],
  effects: [{ on: 'enter', do: [{ op: 'draw', who: 'self', n: 1 }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
