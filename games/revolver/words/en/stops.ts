/** What the matches on the trail of Revolver are called and teach, in English. */
import type { StopWords } from '../../../../words/first.ts';

export const stops: StopWords = {
  law: { title: 'Ride with the law', teaches: 'Play McReady to the end: build up firepower before you attack.' },
  gang: { title: 'Ride with the gang', teaches: 'Now as Colty: it is enough to get away, you need not win a single fight.' },
  decks: { title: 'Another deck', teaches: 'Ready-made decks with ambushes: the same road, other cards. Read them first.' },
  legend: {
    title: 'A Legend on the run',
    teaches: 'The strongest gang leader there is. Catch Colty before the train. The end of the trail.',
  },
};
