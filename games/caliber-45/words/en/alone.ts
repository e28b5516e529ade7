/** Caliber 45 for one who plays alone, in English: the matches on its trail, and what its puzzles are about. */
import type { StopWords, ThemeWords } from '../../../../words/first.ts';

export const stops: StopWords = {
  first: { title: 'A small prize', teaches: 'A short game, one against one: arm, ride out, come home.' },
  gangs: { title: 'Two gangs', teaches: 'Two against two: ride along with your partner, and leave them the shots that count.' },
  short: { title: 'Outnumbered', teaches: 'Alone against two, but you need less: rob often and do not be drawn into shoot-outs.' },
  three: { title: 'Everyone for themselves', teaches: 'Three gangs of one and a rich Fort Knox: let two others shoot first.' },
  legend: { title: 'A million against a Legend', teaches: 'The whole way, and nobody to help you. The end of the trail.' },
};

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
