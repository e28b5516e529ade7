/** Whiskey Canyon. */
import type { RowCard } from '../../vocabulary/card.ts';

export const whiskeyCanyon = {
  id: 'whiskey-canyon',
  set: 'base',
  spaces: 5,
  defence: 2,
  effects: [],
  source: { known: ['set'], house: ['spaces', 'defence', 'text'] },
} as const satisfies RowCard;
