/** What the puzzles of Steel Bullets are about, in English. */
import type { ThemeWords } from '../../../../words/first.ts';

export const themes: ThemeWords = {
  look: 'Look or open',
  gain: 'Cards or the chamber',
  dodge: 'Open or dodge',
  cards: 'Which card',
  answer: 'Answer or wait',
  swap: 'Swap or leave',
  peek: 'Where to look',
  take: 'What to take',
  fetch: 'What to bring back',
  bang: 'Stay alive',
};
