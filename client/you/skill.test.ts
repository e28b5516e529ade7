/** The display of a skill estimate: its middle, on a scale with a stranger in the middle. */
import { expect, test } from 'vitest';
import { likelyOf, pointsOf, rangeOf } from './people.ts';

const stranger = { mu: 25, sigma: 25 / 3 };
test('a stranger stands in the middle of the scale, and most of it is possible', () => {
  expect(pointsOf(stranger)).toBe(1500);
  expect(rangeOf(stranger)).toEqual([0, 3000]);
  expect(likelyOf(stranger)).toEqual([500, 2500]);
});
test('the more games, the narrower the estimate', () => {
  expect(likelyOf({ mu: 30, sigma: 1 })).toEqual([1680, 1920]);
});
