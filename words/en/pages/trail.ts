/** The words of the trail in English. The shape of the other languages follows from this file. */

export const words = {
  title: 'The trail',
  lead: 'Ten stops from the first lesson to the strongest opponent. Each opens the next.',
  kinds: { lesson: 'Lesson', match: 'Match', puzzles: 'Puzzles' },
  puzzles: {
    title: 'Find the move',
    teaches: 'Moments out of real games in which one move is clearly best.',
    asks: (n: number): string => `Solve ${n} puzzles of this game to go on.`,
    solved: (n: number): string => `Solved so far: ${n}.`,
  },
  win: 'Win it to go on.',
  end: 'Play it to its end to go on.',
  last: 'Win it.',
  begin: 'Ride on',
  again: 'Again',
  done: 'done',
  here: 'you are here',
  behind: (n: number, of: number): string => `${n} of ${of} behind you`,
  walked: 'Ridden to its end.',
  closed: 'Opens after the stop before it.',
  games: 'Trails of other games',
  stop: (n: number): string => `Stop ${n}`,
};
