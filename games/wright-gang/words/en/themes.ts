/** What the puzzles of Wright Brothers’ Gang are about, in English. */
import type { ThemeWords } from '../../../../words/first.ts';

export const themes: ThemeWords = {
  wait: 'Call or wait',
  lay: 'Call or lay',
  load: 'Call or load',
  turn: 'One action',
  ready: 'The last load',
  give: 'What to give back',
  aim: 'Whose card to cancel',
};
