/** Which options are of use at which tables, for the form of a new table. */
import { expect, test } from 'vitest';
import { applies } from './texts.ts';

test('only two players are asked about duels', () => {
  expect([2, 3].map(seats => applies('duelCards', seats))).toEqual([true, false]);
  expect([2, 3].map(seats => applies('rounds', seats))).toEqual([true, true]);
});
