/** Rattlesnake Creek. With module A, the duel outside the Black Dog saloon is fought here. */
import type { RowCard } from '../../vocabulary/card.ts';

export const rattlesnakeCreek = {
  id: 'rattlesnake-creek',
  set: 'base',
  spaces: 5,
  defence: 1,
  effects: [],
  source: { known: ['set', 'defence'], house: ['spaces', 'text'] },
} as const satisfies RowCard;
