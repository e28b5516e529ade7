/** A hint at a table, in English. The shape of the other languages follows from this file. */

export const words = {
  thinking: 'Thinking it over…',
  about: 'What a strong player would consider, from no more than you can know.',
  chance: (percent: number, plusMinus: number): string => `${percent} % to win, give or take ${plusMinus}`,
  ahead: (percent: number, next: number): string => `It wins ${percent} of 100 games played on from here, the next best ${next}.`,
  alike: 'The difference is too small to tell: either is fine.',
  nothing: 'There is nothing to weigh here: go by your hunch.',
  play: 'Play it',
  playMove: (move: string): string => `Play it: ${move}`,
};
