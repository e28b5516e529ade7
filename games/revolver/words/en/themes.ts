/** What the puzzles of Revolver are about, in English. */
import type { ThemeWords } from '../../../../words/first.ts';

export const themes: ThemeWords = {
  card: 'Which card, and where',
  gang: 'The gang: play or keep',
  law: 'The law: play or keep',
  train: 'Derail the train?',
  use: 'Use it or not',
  target: 'Whom to hit',
};
