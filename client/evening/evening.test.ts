/**
 * Evenings are at the right moment wherever and whenever they are fixed, links that are no evenings are none, and calendars can read what
 * they get.
 */
import { expect, test } from 'vitest';
import { type Evening, eveningOf, LASTS, linkTo, moments, placeOf } from './evening.ts';
import { calendarOf } from './ics.ts';
import { daysLater, momentOf, shownAt } from './when.ts';

const evening = (more: Partial<Evening> = {}): Evening => ({
  id: 'abcdefgh1234',
  game: 'wright-gang',
  local: '2026-10-22T20:00',
  zone: 'Europe/Kyiv',
  weekly: true,
  table: null,
  ...more,
});
const utc = (text: string): number => Date.parse(`${text}:00Z`);

test.each([
  // Clocks go back on 25 October 2026 and forward on 28 March 2027 in both.
  ['Europe/Kyiv', '2026-10-22T20:00', '2026-10-22T17:00', '2026-10-29T18:00'],
  ['Europe/Lisbon', '2026-10-22T20:00', '2026-10-22T19:00', '2026-10-29T20:00'],
  ['Europe/Kyiv', '2027-03-25T20:00', '2027-03-25T18:00', '2027-04-01T17:00'],
  ['Europe/Lisbon', '2027-03-25T20:00', '2027-03-25T20:00', '2027-04-01T19:00'],
  ['Asia/Kathmandu', '2026-12-31T00:15', '2026-12-30T18:30', '2027-01-06T18:30'],
])('in %s an evening at %s is a week later at the same hour', (zone, local, one, other) => {
  expect(moments(evening({ zone, local }), utc(one), 2)).toEqual([utc(one), utc(other)]);
  for (const at of [utc(one), utc(other)]) expect(shownAt(at, zone).slice(11)).toBe(local.slice(11));
});
test('an hour that there is twice is the first, one that is left out is an hour later', () => {
  expect(momentOf('2026-10-25T03:30', 'Europe/Kyiv')).toBe(utc('2026-10-25T00:30'));
  expect(momentOf('2027-03-28T03:30', 'Europe/Kyiv')).toBe(utc('2027-03-28T01:30'));
  expect(momentOf('2026-10-25T01:30', 'Europe/Lisbon')).toBe(utc('2026-10-25T00:30'));
});
test('one that has begun is still the next, one that is over is not, and a weekly one never ends', () => {
  const once = evening({ weekly: false });
  const at = momentOf(once.local, once.zone)!;
  expect(moments(once, at + LASTS - 1, 3)).toEqual([at]);
  expect(moments(once, at + LASTS, 3)).toEqual([]);
  const [years] = moments(evening(), at + 20 * 365 * 24 * 3600_000, 1);
  expect(shownAt(years!, 'Europe/Kyiv').slice(11)).toBe('20:00');
});
test('a link holds the whole evening, and leads to the house or to a private table', () => {
  for (const each of [evening(), evening({ weekly: false, table: 'DD3HST' })])
    expect(eveningOf(linkTo(each).slice('/evening'.length))).toEqual(each);
  expect(placeOf(evening())).toBe('/house/wright-gang');
  expect(placeOf(evening({ table: 'DD3HST' }))).toBe('/t/DD3HST?sit=1');
});
test.each([
  '',
  'id=abcdefgh1234&game=wright-gang',
  'id=abcdefgh1234&game=wright-gang&at=2026-10-22T20:00',
  'id=abcdefgh1234&game=wright-gang&at=2026-10-22&zone=Europe/Kyiv',
  'id=abcdefgh1234&game=wright-gang&at=2026-02-30T20:00&zone=Europe/Kyiv',
  'id=abcdefgh1234&game=wright-gang&at=2026-10-22T25:00&zone=Europe/Kyiv',
  'id=abcdefgh1234&game=wright-gang&at=2026-10-22T20:00&zone=Nowhere/Atall',
  'id=abcdefgh1234&game=../../x&at=2026-10-22T20:00&zone=Europe/Kyiv',
  'id=abcdefgh1234&game=wright-gang&at=2026-10-22T20:00&zone=Europe/Kyiv&table=//evil.example',
  'id=abc&game=wright-gang&at=2026-10-22T20:00&zone=Europe/Kyiv',
  'game=wright-gang&at=2026-10-22T20:00&zone=Europe/Kyiv',
])('forged or cut short it is no evening: %s', query => {
  expect(eveningOf(query)).toBeNull();
});
test('a calendar gets lines of at most 75 bytes that end as they must, names that stay, and moments of Greenwich', () => {
  const about = 'Сідайте; гроші, ножі\nта «кольти» \\ усе з собою. '.repeat(4);
  const whole = {
    title: 'Банда братів Райт, вечір; із чаєм',
    about,
    url: 'https://games.example/evening?game=wright-gang',
    lasts: LASTS,
  };
  const at = moments(evening(), utc('2026-10-01T00:00'), 12);
  const text = calendarOf({ ...whole, moments: at }, utc('2026-09-01T12:00'));
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = text.split('\r\n');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
  expect(unfolded).toContain('SUMMARY:Банда братів Райт\\, вечір\\; із чаєм');
  expect(unfolded).toContain(`DESCRIPTION:${about.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')}`);
  expect(unfolded).toContain('DTSTAMP:20260901T120000Z');
  expect(unfolded.filter(line => line.startsWith('DTSTART:')).slice(0, 2)).toEqual([
    'DTSTART:20261022T170000Z',
    'DTSTART:20261029T180000Z',
  ]);
  const names = unfolded.filter(line => line.startsWith('UID:'));
  expect(new Set(names).size).toBe(12);
  expect(calendarOf({ ...whole, moments: at.slice(0, 1) }, utc('2026-09-09T12:00'))).toContain(names[0]!);
  expect(daysLater('2026-12-28T20:00', 7)).toBe('2027-01-04T20:00');
});
