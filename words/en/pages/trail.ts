/** The words of the trail in English. The shape of the other languages follows from this file. */

export const words = {
  title: 'The trail',
  lead: 'Ten stops from the first lesson to the strongest opponent. Each opens the next.',
  lesson: 'Lesson',
  win: 'Win it to go on.',
  end: 'Play it to its end to go on.',
  begin: 'Begin',
  again: 'Again',
  done: 'done',
  closed: 'Opens after the stop before it.',
  games: 'Trails of other games',
  stop: (n: number): string => `Stop ${n}`,
};
