/** Rattlesnake Creek. */
import type { RowCard } from '../../words/card.ts';

export const rattlesnakeCreek = {
  id: 'rattlesnake-creek',
  set: 'base',
  spaces: 5,
  defence: 1,
  effects: [],
  source: { known: ['set', 'defence'], house: ['spaces', 'text'] },
} as const satisfies RowCard;
