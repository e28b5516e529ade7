/** Achievements in a game, small enough to travel: the newest days as rows of numbers, the tally, and the finished lessons and stops. */
import type { DayResult } from '../day/results.ts';
import type { DateName } from '../day/terms.ts';
import { noTally, type OwnTally } from './tally.ts';

export interface GameRecord {
  readonly days: { readonly [date: DateName]: DayResult | null };
  readonly tally: OwnTally;
}
type Row = readonly [date: DateName, won: 0 | 1, place: number, of: number, points: number, moves: number];
export interface PackedGame {
  readonly days: readonly Row[];
  readonly tally: OwnTally;
}
/** Days of each game, and words of its moves: with four games it all stays far below what a server takes. */
const MOST_DAYS = 25;
const MOST_WORDS = 8;

export const packedGame = ({ days, tally }: GameRecord): PackedGame => ({
  days: Object.entries(days)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([date, result]): Row[] =>
      result === null ? [] : [[date, result.won ? 1 : 0, result.place, result.of, result.points, result.moves]],
    )
    .slice(-MOST_DAYS),
  tally: {
    levels: tally.levels,
    played: Object.fromEntries(
      Object.entries(tally.played)
        .sort(([, a], [, b]) => b - a)
        .slice(0, MOST_WORDS),
    ),
    times: tally.times.slice(-MOST_WORDS),
  },
});
/** Sets of words that travel, by name, and how many of the newest of each: some grow all the time. */
export type WordSets = { readonly [name: string]: number };
export const packedWords = (sets: WordSets, read: (name: string) => ReadonlySet<string>): { readonly [name: string]: string } =>
  Object.fromEntries(
    Object.entries(sets).flatMap(([name, most]) => {
      const words = [...read(name)].slice(-most).join(' ');
      return words === '' ? [] : [[name, words]];
    }),
  );
/** The copy's words of these sets; others are ignored. */
export const wordsIn = (sets: WordSets, copy: unknown): readonly (readonly [name: string, words: readonly string[]])[] =>
  Object.entries(sets).flatMap(([name, most]) => {
    const said = (copy as { readonly [name: string]: unknown } | null | undefined)?.[name];
    return typeof said === 'string' ? [[name, said.split(' ').slice(-most)] as const] : [];
  });

const gamesIn = ({ levels }: OwnTally): number => Object.values(levels).reduce((sum, [played]) => sum + played, 0);
/** Local data stays; the copy fills the gaps. */
export const withPacked = ({ days, tally }: GameRecord, { days: rows, tally: theirs }: PackedGame): GameRecord => ({
  days: {
    ...Object.fromEntries(
      rows.map(([date, won, place, of, points, moves]) => [date, { won: won === 1, place, of, points, moves } satisfies DayResult]),
    ),
    ...days,
  },
  tally: gamesIn(tally) >= gamesIn(theirs ?? noTally) ? tally : theirs,
});
