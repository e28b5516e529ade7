/** Tells uneven teams from even ones. */
import { expect, test } from 'vitest';
import { isUneven } from './team.tsx';

test('teams of one size are even, however many there are', () => {
  expect(isUneven([0, 1, 0, 1])).toBe(false);
  expect(isUneven([0, 1, 2, 0, 1, 2, 0, 1, 2])).toBe(false);
  expect(isUneven([0, 1, 0, 1, 0])).toBe(true);
  expect(isUneven([0, 1, 2, 0, 1, 2, 0, 1])).toBe(true);
});
