/** The words of the puzzles in English. The shape of the other languages follows from this file. */
import { counted } from '../../language.ts';

const days = counted('en', { one: 'day', other: 'days' });

export const words = {
  title: 'Puzzles',
  games: 'Puzzles of the games',
  ofTheDay: 'Puzzle of the day',
  dayLead: 'The same for everybody today.',
  dayDone: 'Solved. Come back tomorrow for another one.',
  streak: (n: number): string => `${days(n)} in a row`,
  solve: 'Solve it',
  look: 'Look again',
  byTheme: 'By theme',
  lead: 'Moments of games among bots in which one move is clearly best. Find it, from what the player to move can know.',
  toFind: (n: number): string => `${n} to find`,
  count: (solved: number, all: number): string => `${solved} of ${all} solved`,
  nextUnsolved: 'Next unsolved',
  grades: { easy: 'Easy', medium: 'Tricky', hard: 'Hard' },
  number: (n: number): string => `Puzzle ${n}`,
  numberSolved: (n: number): string => `Puzzle ${n}, solved`,
  own: 'A puzzle of your own',
  file: 'As a scenario file.',
  choose: 'Choose a file',
  badFile: (why: string): string =>
    `This file is no puzzle: ${why}. It must be a scenario in JSON whose last move is the solution.`,
  faults: {
    size: 'it is too long',
    json: 'it is not JSON',
    parts: '“game”, “seats” and “script” are needed',
    game: 'its game is not played here',
    nobody: 'nobody moves in its script',
  },
  yours: 'Your puzzle',
  about: 'The puzzle',
  find: 'It is your move. Find the best one.',
  wrong: 'Not the best move. Look again.',
  right: 'Right:',
  shown: 'The best move:',
  odds: (best: number, second: string, other: number): string =>
    `It wins in ${best} of 100 games; the next best, ${second}, in ${other}.`,
  over: 'This puzzle is solved: it ends here.',
  show: 'Show it',
  next: 'Next puzzle',
  all: 'All puzzles',
  leave: 'Leave the puzzle',
  broken: 'This puzzle cannot be laid out.',
  refused: 'The rules do not allow its table or its moves; `sixgun scenario` says which.',
};
