/**
 * When a player's time is up in a correspondence game, by their own hours: it stands still during holidays, and never runs out while they
 * sleep. Moments are milliseconds since 1970; the hours are local wall-clock hours, across every change of the clocks.
 */
import type { Millis } from '../../kernel/seat.ts';
import { DAY } from '../../wire/lists.ts';

const SECOND: Millis = 1000;
const MINUTE = 60 * SECOND;

/** Minutes from midnight to midnight. */
const MINUTES = 24 * 60;

interface Span {
  readonly from: Millis;
  readonly to: Millis;
}
export interface RestTimes {
  /** Their time zone, such as `Europe/Kyiv`. */
  readonly zone: string;
  /** When they sleep, in minutes after midnight; null if not given. */
  readonly sleep: readonly [from: number, to: number] | null;
  /** Holidays, in order. */
  readonly away: readonly Span[];
}
export const noRest: RestTimes = { zone: 'UTC', sleep: null, away: [] };

const walls = new Map<string, Intl.DateTimeFormat>();
const wallIn = (zone: string): Intl.DateTimeFormat => {
  const known = walls.get(zone);
  if (known !== undefined) return known;
  const number = 'numeric' as const;
  const wall = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: number,
    month: number,
    day: number,
    hour: number,
    minute: number,
    second: number,
  });
  walls.set(zone, wall);
  return wall;
};
export const isZone = (zone: string): boolean => {
  try {
    wallIn(zone);
    return true;
  } catch {
    return false;
  }
};
/** How far the clocks there are ahead of UTC. */
export const aheadIn = (zone: string, at: Millis): Millis => {
  const parts: { [part: string]: number } = {};
  for (const { type, value } of wallIn(zone).formatToParts(at)) parts[type] = Number(value);
  const { year, month, day, hour, minute, second } = parts as { readonly [part: string]: number };
  return Date.UTC(year!, month! - 1, day, hour, minute, second) - Math.floor(at / SECOND) * SECOND;
};
const wallMinutes = (zone: string, at: Millis): number => {
  const wall = (at + aheadIn(zone, at)) / MINUTE;
  return wall - Math.floor(wall / MINUTES) * MINUTES;
};

/** The length of a night on the clock. */
export const nightLength = ([from, to]: readonly [number, number]): number => (to - from + MINUTES) % MINUTES;
/** When a player asleep at this moment wakes; null when they are awake. */
const sleepsUntil = ({ zone, sleep }: RestTimes, at: Millis): Millis | null => {
  if (sleep === null) return null;
  const minutes = wallMinutes(zone, at);
  const slept = (minutes - sleep[0] + MINUTES) % MINUTES;
  if (slept >= nightLength(sleep)) return null;
  const usual = at + (nightLength(sleep) - slept) * MINUTE;
  // In the night when the clocks change, it is as long as the wall says.
  const changed = usual - (aheadIn(zone, usual) - aheadIn(zone, at));
  return Math.max(changed, at + MINUTE);
};
const awayUntil = ({ away }: RestTimes, at: Millis): Millis | null =>
  away.find(({ from, to }) => from <= at && at < to)?.to ?? null;

/** The first moment from this one on when the player is neither away nor asleep. */
export const upFrom = (rest: RestTimes, at: Millis): Millis => {
  for (let now = at; ; ) {
    const later = awayUntil(rest, now) ?? sleepsUntil(rest, now);
    if (later === null) return now;
    now = later;
  }
};
/** When an allowance of this length ends that began at this moment. */
export const dueAfter = (rest: RestTimes, since: Millis, lasts: Millis): Millis => {
  let at = since;
  let left = lasts;
  for (const { from, to } of rest.away) {
    if (to <= at) continue;
    if (from - at > left) break;
    left -= Math.max(0, from - at);
    at = to;
  }
  return upFrom(rest, at + left);
};

// ---- what players may request

/** A night has at most ten hours and cannot be moved for a week, so sleep cannot be used to dodge a move. */
export const LONGEST_NIGHT = 10 * 60;
export const NIGHT_STAYS = 7 * DAY;
/** Days of holiday in any year. */
export const HOLIDAYS = 30;
const YEAR = 365 * DAY;

/** What is stored of a player: their rest, and when they last moved their night. */
export interface KeptRest extends RestTimes {
  readonly movedAt: Millis | null;
}
export const newRest: KeptRest = { ...noRest, movedAt: null };
const recent = ({ away }: RestTimes, now: Millis): readonly Span[] => away.filter(({ to }) => to > now - YEAR);
/** Whole days of holiday left. */
export const holidaysLeft = (rest: RestTimes, now: Millis): number => {
  const taken = recent(rest, now).reduce((sum, { from, to }) => sum + to - from, 0);
  return Math.max(0, Math.floor(HOLIDAYS - taken / DAY));
};
export type RestWhy = 'zone' | 'night' | 'moved' | 'days' | 'away';
/** Changes the night, or says why not. */
export const withNight = (rest: KeptRest, zone: string, sleep: RestTimes['sleep'], now: Millis): KeptRest | RestWhy => {
  if (!isZone(zone)) return 'zone';
  if (JSON.stringify([zone, sleep]) === JSON.stringify([rest.zone, rest.sleep])) return rest;
  if (sleep !== null && (nightLength(sleep) === 0 || nightLength(sleep) > LONGEST_NIGHT)) return 'night';
  if (sleep !== null && rest.movedAt !== null && now < rest.movedAt + NIGHT_STAYS) return 'moved';
  return { ...rest, zone, sleep, movedAt: sleep === null ? rest.movedAt : now };
};
/** Starts a holiday of this many days now, or says why not. */
export const goneFor = (rest: KeptRest, days: number, now: Millis): KeptRest | RestWhy => {
  if (awayUntil(rest, now) !== null) return 'away';
  if (days > holidaysLeft(rest, now)) return 'days';
  return { ...rest, away: [...recent(rest, now), { from: now, to: now + days * DAY }] };
};
/** Returns before the holiday is over. */
export const backNow = (rest: KeptRest, now: Millis): KeptRest => ({
  ...rest,
  away: rest.away.flatMap(span => {
    if (span.to <= now) return [span];
    return span.from < now ? [{ from: span.from, to: now }] : [];
  }),
});
/** When the current holiday ends; null when not on holiday. */
export const isAwayUntil = (rest: RestTimes, now: Millis): Millis | null => awayUntil(rest, now);
