/** Gunslinger for hire. */
import type { Card } from '../../vocabulary/card.ts';

export const gunslingerForHire = {
  id: 'gunslinger-for-hire',
  back: 'frontier',
  set: '1.3',
  type: 'character',
  copies: 1,
  unique: false,
  cost: { dollars: 2 },
  firepower: 3,
  icons: ['red', 'lock'],
  effects: [],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
