/** Badges: few, and each must be earned. */
import type { DayResult } from '../day/results.ts';
import { medianOf, type OwnTally } from './tally.ts';

export type BadgeKind = 'days' | 'everyDeal' | 'outdid' | 'legend' | 'hand';
export interface Badge {
  readonly kind: BadgeKind;
  /** The game it was earned in; null for all of them together. */
  readonly game: string | null;
  /** Days in a row, or milliseconds. */
  readonly n: number;
}
export interface ReachedIn {
  readonly game: string;
  readonly tally: OwnTally;
  readonly days: readonly DayResult[];
  /** The name of the strongest bot. */
  readonly strongest: string;
}
/** Days in a row that are worth a badge: the most of them counts. */
const RUNS = [30, 7, 3];
const QUICK = 300;
const RACES = 10;

const isBetter = ({ won, place, rival }: DayResult): boolean => rival !== undefined && (place < rival.place || (won && !rival.won));

export const badgesFor = (games: readonly ReachedIn[], bestRun: number): readonly Badge[] => {
  const run = RUNS.find(days => bestRun >= days);
  const median = (times: readonly number[]): number => (times.length < RACES ? Number.POSITIVE_INFINITY : (medianOf(times) ?? 0));
  const each = (kind: BadgeKind, isEarned: (at: ReachedIn) => boolean, n: (at: ReachedIn) => number): readonly Badge[] =>
    games.filter(isEarned).map(reached => ({ kind, game: reached.game, n: n(reached) }));
  return [
    ...(run === undefined ? [] : [{ kind: 'days', game: null, n: run } as const]),
    ...(games.length > 0 && games.every(({ days }) => days.length > 0)
      ? [{ kind: 'everyDeal', game: null, n: games.length } as const]
      : []),
    ...each(
      'legend',
      ({ tally, strongest }) => (tally.levels[strongest]?.[1] ?? 0) > 0,
      ({ tally, strongest }) => tally.levels[strongest]![1],
    ),
    ...each(
      'outdid',
      ({ days }) => days.some(isBetter),
      ({ days }) => days.filter(isBetter).length,
    ),
    ...each(
      'hand',
      ({ tally }) => median(tally.times) < QUICK,
      ({ tally }) => median(tally.times),
    ),
  ];
};
