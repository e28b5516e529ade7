/** Steel Bullets for one who plays alone, in English: the matches on its trail, and what its puzzles are about. */
import type { StopWords, ThemeWords } from '../../../../words/first.ts';

export const stops: StopWords = {
  first: {
    title: 'One cylinder, two heads',
    teaches: 'Play a game to its end: every turn a chamber is opened, and chances grow worse.',
  },
  answers: {
    title: 'Time to answer',
    teaches: 'Three at the table and long windows: learn when to answer a card, and when to save yours.',
  },
  cards: {
    title: 'Nothing is left behind',
    teaches: 'Cards of the dead leave the game: the deck gets thin, so count what is gone.',
  },
  crowd: { title: 'A full table', teaches: 'A crowd: stay unseen, and let others empty their hands first.' },
  legend: { title: 'Against a Legend', teaches: 'It counts every chamber. So must you. The end of the trail.' },
};

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
