/** Which puzzles were solved, and on which days that of the day, as far as this browser remembers. */
import { streakOf, today } from '../day/terms.ts';
import { keepWord, keptWords } from '../shell/kept-words.ts';

const key = (game: string): string => `puzzles:${game}`;
const DAYS = 'puzzle-days';

export const solvedIn = (game: string): ReadonlySet<string> => keptWords(key(game));
export const puzzleSolved = (game: string, id: string, isOfTheDay: boolean): void => {
  keepWord(key(game), id);
  if (isOfTheDay) keepWord(DAYS, today());
};
/** Days in a row on which the puzzle of the day was solved. */
export const puzzleStreak = (): number => streakOf(keptWords(DAYS), today()).now;
