/** The solved puzzles, and the days with a solved puzzle of the day, as far as this browser remembers. */
import { streakOf, today } from '../day/terms.ts';
import { keepWord, keptWords } from '../shell/settings.ts';
import { markOf, marksOf, markWord } from './marks.ts';

export const solvedKey = (game: string): string => `puzzles:${game}`;
export const SOLVED_DAYS = 'puzzle-days';

/** The marks of solved puzzles, newest last. */
export const solvedIn = (game: string): ReadonlySet<number> => marksOf(keptWords(solvedKey(game)));
export const puzzleSolved = (game: string, id: string, isOfTheDay: boolean): void => {
  keepWord(solvedKey(game), markWord(markOf(id)));
  if (isOfTheDay) keepWord(SOLVED_DAYS, today());
};
/** Days in a row on which the puzzle of the day was solved: now, and at best. */
export const puzzleRun = (): { readonly now: number; readonly best: number } => streakOf(keptWords(SOLVED_DAYS), today());
