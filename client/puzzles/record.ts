/** Which puzzles were solved, and on which days that of the day, as far as this browser remembers. */
import { signal } from '@preact/signals';
import { type DateName, streakOf, today } from '../day/terms.ts';
import { recall, remember } from '../shell/settings.ts';

const idsAt = (game: string): string => `puzzles:${game}`;
const DAYS = 'puzzle-days';
const words = (text: string | null): readonly string[] => (text ?? '').split(' ').filter(word => word !== '');
/** Counts changes, so that who has looked looks again. */
const changes = signal(0);

const kept = (name: string): readonly string[] => {
  void changes.value;
  return words(recall(name));
};
const keep = (name: string, word: string): void => {
  remember(name, [...new Set([...words(recall(name)), word])].join(' '));
  changes.value++;
};
export const solvedIn = (game: string): ReadonlySet<string> => new Set(kept(idsAt(game)));
export const puzzleSolved = (game: string, id: string, isOfTheDay: boolean): void => {
  keep(idsAt(game), id);
  if (isOfTheDay) keep(DAYS, today());
};
/** Days in a row on which the puzzle of the day was solved. */
export const puzzleStreak = (): number => streakOf(new Set<DateName>(kept(DAYS)), today()).now;
