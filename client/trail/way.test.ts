/** The map of a trail: its stops lie on it, apart from each other, and the way leads through them in their order. */
import { expect, test } from 'vitest';
import { type LaidWay, lying, outlineOf, standing } from './way.ts';

const ways: readonly (readonly [string, LaidWay, width: number, height: number])[] = [
  ['lying', lying, 976, 480],
  ['standing', standing, 320, 1040],
];
/** What a stop takes, with its name below or beside it. */
const APART = 100;
test.each(ways)('%s: ten stops, none upon another', (_, { stops }, width, height) => {
  expect(stops).toHaveLength(10);
  for (const [i, [x, y]] of stops.entries()) {
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(100);
    for (const [ox, oy] of stops.slice(i + 1))
      expect(Math.hypot(((x - ox) * width) / 100, ((y - oy) * height) / 100)).toBeGreaterThan(APART);
  }
});
test.each(ways)('%s: the way behind the player ends where the way ahead begins', (_, way) => {
  const ends = (outline: string): readonly string[] => [/^M([\d. ]+)/.exec(outline)![1]!, /([\d.]+ [\d.]+)$/.exec(outline)![1]!];
  for (const [i, stop] of way.stops.entries()) {
    expect(ends(outlineOf(way, 0, i))).toEqual([way.stops[0]!.join(' '), stop.join(' ')]);
    expect(ends(outlineOf(way, i, 9))).toEqual([stop.join(' '), way.stops[9]!.join(' ')]);
  }
});
test('standing, it leads upwards all the way', () => {
  const heights = standing.stops.map(([, y]) => y);
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
});
