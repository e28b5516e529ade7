/** A game's word for its score; empty where nothing is counted. */
import { scoreSaid } from '../../words/outcome.ts';
import { whole } from './figures.ts';
import { say } from './words.ts';

export const scoreOf = (game: string, score: number): string => {
  const { names } = say();
  return scoreSaid({ points: whole }, names[game] ?? { endings: {} }, score) ?? '';
};
