/** What was reached travels with a guest: the server keeps a small copy among the preferences. */
import { daysOf, keepDays } from '../day/results.ts';
import { posters } from '../games/registry.ts';
import { learnedKey } from '../learn/progress.ts';
import { marksIn, markWord, packedMarks } from '../puzzles/marks.ts';
import { SOLVED_DAYS, solvedIn, solvedKey } from '../puzzles/record.ts';
import { keepWords, keptWords } from '../shell/settings.ts';
import { trailKey } from '../trail/walk.ts';
import { keepTally, tallyOf } from './achievements.ts';
import { type PackedGame, packedGame, packedWords, type WordSets, withPacked, wordsIn } from './packed.ts';

export const packed = (): { readonly [game: string]: PackedGame } =>
  Object.fromEntries(posters.map(({ game }) => [game, packedGame({ days: daysOf(game), tally: tallyOf(game) })]));
/** As far as it makes sense here: it comes from another device, perhaps an older page. */
export const unpack = (copy: unknown): void => {
  for (const { game } of posters) {
    const found = (copy as { readonly [game: string]: PackedGame } | null | undefined)?.[game];
    if (found === undefined || !Array.isArray(found.days)) continue;
    const { days, tally } = withPacked({ days: daysOf(game), tally: tallyOf(game) }, found);
    keepDays(game, days);
    keepTally(game, tally);
  }
};

/** Of lessons and stops there are few. */
const FEW = 20;
const DAYS = 30;
const sets: WordSets = Object.fromEntries([
  ...posters.flatMap(({ game }) => [
    [learnedKey(game), FEW],
    [trailKey(game), FEW],
  ]),
  [SOLVED_DAYS, DAYS],
]);
/** Older pages sent the ids of a few puzzles of each game. */
const older: WordSets = Object.fromEntries(posters.map(({ game }) => [solvedKey(game), FEW]));
/** Lessons and stops that were gone through, and the days of a streak. */
export const wordsAlong = (): { readonly [name: string]: string } => packedWords(sets, keptWords);
/** What was gone through here stays; what came along joins it. */
export const joinWords = (copy: unknown): void => {
  for (const [name, words] of wordsIn({ ...sets, ...older }, copy)) keepWords(name, words);
};

/** Of each game, more than a list has: those of earlier lists count too. */
const PUZZLES = 300;
/** Puzzles that were solved. */
export const solvedAlong = (): { readonly [game: string]: string } =>
  Object.fromEntries(
    posters.flatMap(({ game }) => {
      const marks = [...solvedIn(game)].slice(-PUZZLES);
      return marks.length === 0 ? [] : [[game, packedMarks(marks)]];
    }),
  );
/** Those that were solved here, and those that came along. */
export const joinSolved = (copy: unknown): void => {
  for (const { game } of posters) {
    const known = solvedIn(game);
    const said = marksIn((copy as { readonly [game: string]: unknown } | null | undefined)?.[game]);
    keepWords(solvedKey(game), said.filter(mark => !known.has(mark)).map(markWord));
  }
};
