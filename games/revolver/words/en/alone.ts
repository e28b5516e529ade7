/** Revolver for one who plays alone, in English: the matches on its trail, and what its puzzles are about. */
import type { StopWords, ThemeWords } from '../../../../words/first.ts';

export const stops: StopWords = {
  law: { title: 'Ride with the law', teaches: 'Play McReady to the end: build up firepower before you attack.' },
  gang: { title: 'Ride with the gang', teaches: 'Now as Colty: it is enough to get away, you need not win a single fight.' },
  decks: { title: 'Another deck', teaches: 'Ready-made decks with ambushes: the same road, other cards. Read them first.' },
  legend: {
    title: 'A Legend on the run',
    teaches: 'The strongest gang leader there is. Catch Colty before the train. The end of the trail.',
  },
};

export const themes: ThemeWords = {
  card: 'Which card, and where',
  gang: 'The gang: play or keep',
  law: 'The law: play or keep',
  train: 'Derail the train?',
  use: 'Use it or not',
  target: 'Whom to hit',
};
