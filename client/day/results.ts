/** How deals of the day went, as this browser remembers: the first try of each day counts, also while it is not over. */
import { signal } from '@preact/signals';
import { recall, remember } from '../shell/settings.ts';
import type { ChairResult } from './played.ts';
import type { DateName } from './terms.ts';

/** What the player's moves lost a decision, and half of its interval of 95 %: as shares of a win. */
export interface OwnPlay {
  readonly by: number;
  readonly within: number;
}
export interface DayResult extends ChairResult {
  /** How the strongest bot did on the same chair, once that is known. */
  readonly rival?: ChairResult;
  /** How well it was played, once that is known; null where there was nothing to decide. */
  readonly play?: OwnPlay | null;
}
/** Null for a try that has begun and is not over. */
type Days = { readonly [date: DateName]: DayResult | null };
/** More than a year: streaks are counted from it. */
const MOST = 400;

export const daysKey = (game: string): string => `days:${game}`;
const stored = (game: string): Days => {
  try {
    return JSON.parse(recall(daysKey(game)) ?? '{}') as Days;
  } catch {
    return {};
  }
};
const known = signal<{ readonly [game: string]: Days }>({});
export const daysOf = (game: string): Days => known.value[game] ?? stored(game);
export const keepDays = (game: string, days: Days): void => {
  const newest = Object.fromEntries(
    Object.entries(days)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .slice(-MOST),
  );
  known.value = { ...known.peek(), [game]: newest };
  remember(daysKey(game), JSON.stringify(newest));
};

/** Undefined before a try, null while it is not over. */
export const resultOf = (game: string, date: DateName): DayResult | null | undefined => daysOf(game)[date];
export const beginDay = (game: string, date: DateName): void => {
  if (resultOf(game, date) === undefined) keepDays(game, { ...daysOf(game), [date]: null });
};
/** The first result is the one that counts. */
export const endDay = (game: string, date: DateName, result: ChairResult): void => {
  if (resultOf(game, date) == null) keepDays(game, { ...daysOf(game), [date]: result });
};
const addTo = (game: string, date: DateName, found: Pick<DayResult, 'rival' | 'play'>): void => {
  const result = resultOf(game, date);
  if (result != null) keepDays(game, { ...daysOf(game), [date]: { ...result, ...found } });
};
export const rivalDid = (game: string, date: DateName, rival: ChairResult): void => addTo(game, date, { rival });
export const playWas = (game: string, date: DateName, play: OwnPlay | null): void => addTo(game, date, { play });

/** Days on which one of these games was finished. */
export const finishedDates = (games: readonly string[]): ReadonlySet<DateName> =>
  new Set(games.flatMap(game => Object.entries(daysOf(game)).flatMap(([date, result]) => (result === null ? [] : date))));
