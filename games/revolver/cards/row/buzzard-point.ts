/** Buzzard Point. */
import type { RowCard } from '../../vocabulary/card.ts';

export const buzzardPoint = {
  id: 'buzzard-point',
  set: 'base',
  spaces: 2,
  defence: 2,
  effects: [],
  source: { known: ['set'], house: ['spaces', 'defence', 'text'] },
} as const satisfies RowCard;
