/** Gold-plated revolver. */
import type { Card } from '../../vocabulary/card.ts';

export const goldPlatedRevolver = {
  id: 'gold-plated-revolver',
  back: 'colty',
  set: '1.3',
  type: 'firepower',
  copies: 1,
  unique: true,
  cost: { dollars: 1 },
  firepower: 4,
  icons: ['lock'],
  effects: [],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
