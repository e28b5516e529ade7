/** What was reached travels with a guest: the server keeps a small copy among the preferences. */
import { daysOf, keepDays } from '../day/results.ts';
import { posters } from '../games/registry.ts';
import { learnedKey } from '../learn/progress.ts';
import { marksIn, markWord, packedMarks } from '../puzzles/marks.ts';
import { SOLVED_DAYS, solvedIn, solvedKey } from '../puzzles/record.ts';
import { missedIn, missedKey } from '../puzzles/tries.ts';
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
/** Of those that were missed the newest, so that a server takes all of it. */
const MISSED = 100;
type MarksOf = (game: string) => ReadonlySet<number>;
const along = (marksOf: MarksOf, most: number): { readonly [game: string]: string } =>
  Object.fromEntries(
    posters.flatMap(({ game }) => {
      const marks = [...marksOf(game)].slice(-most);
      return marks.length === 0 ? [] : [[game, packedMarks(marks)]];
    }),
  );
const join = (marksOf: MarksOf, keyOf: (game: string) => string, copy: unknown): void => {
  for (const { game } of posters) {
    const known = marksOf(game);
    const said = marksIn((copy as { readonly [game: string]: unknown } | null | undefined)?.[game]);
    keepWords(keyOf(game), said.filter(mark => !known.has(mark)).map(markWord));
  }
};
/** Puzzles that were solved, and those that were missed at the first try. */
export const puzzlesAlong = (): { readonly solved: object; readonly missed: object } => ({
  solved: along(solvedIn, PUZZLES),
  missed: along(missedIn, MISSED),
});
/** Those of this browser, and those that came along. */
export const joinPuzzles = ({ solved, missed }: { readonly [name: string]: unknown }): void => {
  join(missedIn, missedKey, missed);
  join(solvedIn, solvedKey, solved);
};
