/** What the puzzles of Caliber 45 are about, in English. */
import type { ThemeWords } from '../../../../words/first.ts';

export const themes: ThemeWords = {
  call: 'Ride or stay',
  defend: 'Under fire',
  meet: 'Guards in the way',
  aim: 'Whom to shoot',
  shot: 'Shoot or draw',
  arm: 'Arm or wait',
  rob: 'Rob now?',
  cowboy: 'Cowboy and bail',
};
