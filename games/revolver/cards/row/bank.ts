/** The Bank at Repentance Springs. */
import type { RowCard } from '../../vocabulary/card.ts';

export const bank = {
  id: 'bank',
  set: 'base',
  spaces: 4,
  defence: 2,
  effects: [],
  source: { known: ['set'], house: ['spaces', 'defence', 'text'] },
} as const satisfies RowCard;
