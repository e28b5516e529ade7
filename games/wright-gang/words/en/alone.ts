/** Wright Brothers' Gang for one who plays alone, in English: the matches on its trail, and what its puzzles are about. */
import type { StopWords, ThemeWords } from '../../../../words/first.ts';

export const stops: StopWords = {
  first: { title: 'A quiet table', teaches: 'One round, lots instead of reflexes: fill the loot and see how a round ends.' },
  face: { title: 'Face to face', teaches: 'Two players duel for everything; duel cards go to the hands, so think what you show.' },
  crowd: {
    title: 'A full house',
    teaches: 'A full table, lots instead of a race, and no shared victory: load for the division.',
  },
  legend: { title: 'Two Legends', teaches: 'No luck of the hand: only what you load and when you call. The end of the trail.' },
};

export const themes: ThemeWords = {
  wait: 'Call or wait',
  lay: 'Call or lay',
  load: 'Call or load',
  turn: 'One action',
  ready: 'The last load',
  give: 'What to give back',
  aim: 'Whose card to cancel',
};
