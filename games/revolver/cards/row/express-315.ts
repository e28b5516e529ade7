/** 3:15 Express from Rattlesnake Station. */
import type { RowCard } from '../../words/card.ts';

export const express315 = {
  id: 'express-315',
  set: 'base',
  spaces: 4,
  defence: 1,
  effects: [],
  source: { known: ['set', 'spaces', 'defence'], house: ['spaces', 'text'] },
} as const satisfies RowCard;
