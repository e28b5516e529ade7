/** The public facts before anything has happened. */
import { BORDER } from './figures.ts';
import { COLTY, type RevolverOpen } from './zones.ts';

export const atFirst: RevolverOpen = {
  turn: 1,
  active: COLTY,
  phase: 'set-up',
  place: 'bank',
  space: 1,
  border: BORDER,
  borderGone: 0,
  gritGone: 0,
  dollars: [0, 0],
  tokens: [],
  hostage: null,
  died: 0,
  attack: null,
  usedNow: [],
  used: [],
  ended: null,
  winner: null,
};
