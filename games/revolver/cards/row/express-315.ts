/**
 * 3:15 Express from Rattlesnake Station. If a McReady turn ends with the turn marker on space 4 and Jack Colty is alive, Colty
 * wins.
 */
import type { RowCard } from '../../vocabulary/card.ts';

export const express315 = {
  id: 'express-315',
  set: 'base',
  spaces: 4,
  defence: 1,
  effects: [],
  source: { known: ['set', 'spaces', 'defence'], house: ['spaces', 'text'] },
} as const satisfies RowCard;
