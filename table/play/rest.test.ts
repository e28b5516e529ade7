/** When a player's time is up: never during sleep or holiday, and never sooner than agreed, across every change of the clocks. */

import { describe, expect, test } from 'vitest';
import { below, diceFrom } from '../../kernel/chance/dice.ts';
import { DAY } from '../../wire/lists.ts';
import {
  aheadIn,
  backNow,
  dueAfter,
  goneFor,
  holidaysLeft,
  type KeptRest,
  newRest,
  type RestTimes,
  upFrom,
  withNight,
} from './rest.ts';

const HOUR = DAY / 24;
const at = (text: string): number => Date.parse(text);
const iso = (moment: number): string => new Date(moment).toISOString().slice(0, 16);
const night = (zone: string, from: number, to: number): RestTimes => ({ zone, sleep: [from * 60, to * 60], away: [] });

describe('a sleeping player', () => {
  const kyiv = night('Europe/Kyiv', 23, 7);
  test('has time until they wake', () => {
    // One in the morning in Kyiv is eleven in the evening before, of UTC.
    expect(iso(dueAfter(kyiv, at('2026-06-01T22:00Z'), DAY))).toBe('2026-06-03T04:00');
    expect(iso(dueAfter(kyiv, at('2026-06-01T12:00Z'), DAY))).toBe('2026-06-02T12:00');
  });
  test('wakes by their own local time, wherever the other lives', () => {
    const [since, lasts] = [at('2026-06-01T18:30Z'), DAY];
    expect(iso(dueAfter(night('America/Los_Angeles', 23, 7), since, lasts))).toBe('2026-06-02T18:30');
    expect(iso(dueAfter(night('Asia/Tokyo', 23, 7), since, lasts))).toBe('2026-06-02T22:00');
  });
  test('wakes at seven on nights when the clocks change, too', () => {
    expect(iso(upFrom(kyiv, at('2026-03-28T22:00Z')))).toBe('2026-03-29T04:00');
    expect(iso(upFrom(kyiv, at('2026-10-24T21:00Z')))).toBe('2026-10-25T05:00');
    // The waking hour does not exist in that night.
    expect(iso(upFrom(night('Europe/Kyiv', 23, 3.5), at('2026-03-28T22:00Z')))).toMatch(/^2026-03-29T0[01]:/);
  });
});
describe('a player on holiday', () => {
  const gone: RestTimes = { zone: 'UTC', sleep: null, away: [{ from: at('2026-07-02T00:00Z'), to: at('2026-07-12T00:00Z') }] };
  test('has the same time left on return as when they went', () => {
    expect(iso(dueAfter(gone, at('2026-07-01T00:00Z'), 3 * DAY))).toBe('2026-07-14T00:00');
    expect(iso(dueAfter(gone, at('2026-07-05T00:00Z'), 3 * DAY))).toBe('2026-07-15T00:00');
    expect(iso(dueAfter(gone, at('2026-06-20T00:00Z'), 3 * DAY))).toBe('2026-06-23T00:00');
  });
  test('takes at most thirty days a year, one holiday at a time, and keeps unused days', () => {
    const now = at('2026-07-01T00:00Z');
    const away = goneFor(newRest, 20, now) as KeptRest;
    expect([goneFor(away, 1, now + DAY), goneFor(newRest, 31, now)]).toEqual(['away', 'days']);
    expect(holidaysLeft(away, now)).toBe(10);
    const back = backNow(away, now + 5 * DAY);
    expect([holidaysLeft(back, now + 5 * DAY), goneFor(back, 26, now + 6 * DAY)]).toEqual([25, 'days']);
    expect(holidaysLeft(back, now + 400 * DAY)).toBe(30);
  });
});
test('a night lasts at most ten hours, in a real time zone, and is fixed for a week', () => {
  const now = at('2026-07-01T00:00Z');
  expect(withNight(newRest, 'Nowhere/Land', null, now)).toBe('zone');
  expect(withNight(newRest, 'Europe/Kyiv', [0, 601], now)).toBe('night');
  const kept = withNight(newRest, 'Europe/Kyiv', [0, 600], now) as KeptRest;
  expect(withNight(kept, 'Europe/Kyiv', [60, 600], now + DAY)).toBe('moved');
  expect(withNight(kept, 'Europe/Kyiv', [60, 600], now + 7 * DAY)).toMatchObject({ sleep: [60, 600] });
  expect(withNight(kept, 'Europe/Kyiv', null, now + DAY)).toMatchObject({ sleep: null });
});

test('time is up while they are available, not early, not later than their rest explains, and never sooner for a later start', () => {
  const dice = diceFrom('rest');
  const roll = (n: number): number => below(dice, n);
  const zones = ['UTC', 'Europe/Kyiv', 'America/Los_Angeles', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia'];
  const wrong: unknown[] = [];
  for (let n = 0; n < 3000; n++) {
    const zone = zones[roll(zones.length)]!;
    const from = roll(24 * 60);
    const sleep = roll(4) === 0 ? null : ([from, (from + 1 + roll(600)) % (24 * 60)] as const);
    const since = at('2026-01-01T00:00Z') + roll(365) * DAY + roll(24 * 60) * 60_000;
    const begins = since - 10 * DAY + roll(20) * DAY + roll(24) * HOUR;
    const away = roll(2) === 0 ? [] : [{ from: begins, to: begins + (1 + roll(10)) * DAY }];
    const rest: RestTimes = { zone, sleep, away };
    const lasts = [1, 2, 3, 7][roll(4)]! * DAY;
    const due = dueAfter(rest, since, lasts);
    const gone = away.reduce((sum, span) => sum + Math.max(0, Math.min(span.to, due) - Math.max(span.from, since)), 0);
    const wall = ((due + aheadIn(zone, due)) / 60_000) % (24 * 60);
    const slept = sleep === null ? -1 : (wall - sleep[0] + 24 * 60) % (24 * 60);
    const isAsleep = sleep !== null && slept < (sleep[1] - sleep[0] + 24 * 60) % (24 * 60);
    const isAway = away.some(span => span.from <= due && due < span.to);
    const isSoon = due - since - gone < lasts;
    // A night has ten hours at most, and an hour more when the clocks go back; another night may follow a holiday that ends in it.
    const isLate = due - since - gone > lasts + 22 * HOUR;
    if (isAsleep || isAway || isSoon || isLate || dueAfter(rest, since + HOUR, lasts) < due)
      wrong.push({ rest, since: iso(since), due: iso(due), isAsleep, isAway, isSoon, isLate });
  }
  expect(wrong).toEqual([]);
});
