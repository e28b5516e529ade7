/** What was reached travels with a guest: the server keeps a small copy among the preferences. */
import { daysOf, keepDays } from '../day/results.ts';
import { posters } from '../games/registry.ts';
import { learnedKey } from '../learn/progress.ts';
import { SOLVED_DAYS, solvedKey } from '../puzzles/record.ts';
import { keepWord, keptWords } from '../shell/kept-words.ts';
import { trailKey } from '../trail/walk.ts';
import { type PackedGame, packedGame, packedWords, type WordSets, withPacked, wordsIn } from './packing.ts';
import { keepTally, tallyOf } from './reached.ts';

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

/** Of lessons and stops there are few. Of puzzles as many go along as the server has room for. */
const FEW = 20;
const PUZZLES = 8;
const DAYS = 30;
const sets: WordSets = Object.fromEntries([
  ...posters.flatMap(({ game }) => [
    [learnedKey(game), FEW],
    [trailKey(game), FEW],
    [solvedKey(game), PUZZLES],
  ]),
  [SOLVED_DAYS, DAYS],
]);
/** Lessons, stops and puzzles that were gone through. */
export const wordsAlong = (): { readonly [name: string]: string } => packedWords(sets, keptWords);
/** What was gone through here stays; what came along joins it. */
export const joinWords = (copy: unknown): void => {
  for (const [name, words] of wordsIn(sets, copy)) for (const word of words) keepWord(name, word);
};
