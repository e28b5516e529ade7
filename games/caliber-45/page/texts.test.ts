/** Which options are of use at which tables, for the form of a new table. */
import { expect, test } from 'vitest';
import { applies } from './texts.ts';

test('two players choose no teams, and only uneven teams a handicap', () => {
  expect([2, 3].map(seats => applies('teams', seats, {}))).toEqual([false, true]);
  expect([4, 5].map(seats => applies('handicap', seats, { teams: 'usual' }))).toEqual([false, true]);
  expect(applies('goal', 2, {})).toBe(true);
});
