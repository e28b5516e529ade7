/** First tries at puzzles, and their streaks, as far as this browser remembers. */
import { keepWord, keptWords, recall, remember } from '../shell/settings.ts';
import { markOf, marksOf, markWord } from './marks.ts';
import { type FirstTry, firstTriesAt, fitting, type Streak, streakAfter, streakIn, streakText } from './rating.ts';
import { puzzleSolved, solvedIn } from './record.ts';
import type { Riddle } from './riddle.ts';

export const missedKey = (game: string): string => `missed:${game}`;
const streakKey = (game: string): string => `streak:${game}`;

/** The marks of puzzles missed at the first try, newest last. */
export const missedIn = (game: string): ReadonlySet<number> => marksOf(keptWords(missedKey(game)));
export const firstTriesIn = (game: string, riddles: readonly Riddle[]): readonly FirstTry[] =>
  firstTriesAt(riddles, solvedIn(game), missedIn(game));
export const streakOfGame = (game: string): Streak => streakIn(recall(streakKey(game)));
/** The next one of a streak; null when all were tried. */
export const nextInStreak = (game: string, riddles: readonly Riddle[], at: Riddle | null): Riddle | null => {
  const [solved, missed] = [solvedIn(game), missedIn(game)];
  const untried = riddles.filter(riddle => riddle !== at && !solved.has(markOf(riddle.id)) && !missed.has(markOf(riddle.id)));
  return fitting(untried, firstTriesAt(riddles, solved, missed));
};

interface Tried {
  readonly game: string;
  readonly id: string;
  readonly isRight: boolean;
  readonly isOfTheDay: boolean;
  readonly isInStreak: boolean;
}
/** Stores the result of a move; returns whether it was the first try at its puzzle. */
export const keepTry = ({ game, id, isRight, isOfTheDay, isInStreak }: Tried): boolean => {
  const mark = markOf(id);
  const isFirst = !solvedIn(game).has(mark) && !missedIn(game).has(mark);
  if (isFirst && isInStreak) remember(streakKey(game), streakText(streakAfter(streakOfGame(game), isRight)));
  if (isRight) puzzleSolved(game, id, isOfTheDay);
  else if (isFirst) keepWord(missedKey(game), markWord(mark));
  return isFirst;
};
