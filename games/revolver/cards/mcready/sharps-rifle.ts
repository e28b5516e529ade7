/** Sharps Buffalo Rifle. */
import type { Card } from '../../vocabulary/card.ts';

export const sharpsRifle = {
  id: 'sharps-rifle',
  back: 'mcready',
  set: 'base',
  type: 'firepower',
  copies: 4,
  unique: false,
  cost: {},
  firepower: 2,
  icons: ['lock'],
  effects: [],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
