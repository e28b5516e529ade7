/** The deals of the day: which games have one, and how it is dealt on which day. A game's own terms stand on its poster. */

import type { JsonObject } from '../../kernel/json.ts';
import type { Seat, Seed } from '../../kernel/seat.ts';
import type { DayTerms } from '../games/poster.ts';
import { posterOf, posters } from '../games/registry.ts';

/** A day of the calendar at Greenwich: `2026-11-17`. */
export type DateName = string;
export interface Deal {
  readonly game: string;
  readonly date: DateName;
  readonly seed: Seed;
  readonly seat: Seat;
  readonly bots: readonly string[];
  readonly options: JsonObject;
}
const termsOf = (game: string): DayTerms | null => posterOf(game)?.day ?? null;

const DAY = 24 * 60 * 60 * 1000;
export const dateAt = (millis: number): DateName => new Date(millis).toISOString().slice(0, 10);
export const today = (): DateName => dateAt(Date.now());
/** Days since 1970; not a number when there is no such day. */
export const dayNumber = (date: DateName): number => (/^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) / DAY : Number.NaN);
const dayBefore = (date: DateName): DateName => dateAt((dayNumber(date) - 1) * DAY);

/** The games that have a deal of the day, as their posters hang. */
export const dealtGames: readonly string[] = posters.map(({ game }) => game).filter(game => termsOf(game) !== null);
/** The game of this day: each in turn. */
export const featured = (date: DateName): string | null => dealtGames[dayNumber(date) % dealtGames.length] ?? null;

/** The next chair each day, and on its own days as well: these come round with the games. */
const chairOn = (n: number, chairs: number): Seat => (n + Math.floor(n / dealtGames.length)) % chairs;

/** Null when there is no such game or day. The seed names its purpose: any reader can deal it again. */
export const dealOf = (game: string, date: DateName): Deal | null => {
  const terms = termsOf(game);
  const n = dayNumber(date);
  if (terms === null || Number.isNaN(n)) return null;
  const { bots, options } = terms;
  return { game, date, seed: `day ${game} ${date}`, seat: chairOn(n, bots.length + 1), bots, options };
};

/** Days in a row up to today, or to yesterday while today's has still to come; and the most there ever were. */
export const streakOf = (dates: ReadonlySet<DateName>, today: DateName): { readonly now: number; readonly best: number } => {
  const upTo = (date: DateName): number => {
    let days = 0;
    for (let at = date; dates.has(at); at = dayBefore(at)) days++;
    return days;
  };
  const now = upTo(today) || upTo(dayBefore(today));
  return { now, best: Math.max(now, ...[...dates].map(upTo)) };
};
