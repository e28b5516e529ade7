/** What the matches on the trail of Wright Brothers' Gang are called and teach, in English. */
import type { StopWords } from '../../../../words/first.ts';

export const stops: StopWords = {
  first: { title: 'A quiet table', teaches: 'One round, lots instead of reflexes: fill the loot and see how a round ends.' },
  face: { title: 'Face to face', teaches: 'Two players duel for everything; duel cards go to the hands, so think what you show.' },
  crowd: {
    title: 'A full house',
    teaches: 'A full table and no shared victory: load for the division, not for the race alone.',
  },
  legend: { title: 'Two Legends', teaches: 'No luck of the hand: only what you load and when you call. The end of the trail.' },
};
