/** Ways to choose cards by face, each listed once. */
import { expect, test } from 'vitest';
import { handfuls, handfulsOf } from './choices.ts';

const said = (ways: Iterable<readonly string[]>): string[] => [...ways].map(way => way.join('')).toSorted();

test('every choice except the empty one', () => {
  expect(said(handfuls(['a', 'b', 'a']))).toEqual(['a', 'aa', 'aab', 'ab', 'b']);
});
test('every choice of exactly n', () => {
  expect(said(handfulsOf(['a', 'b', 'a', 'c'], 2))).toEqual(['aa', 'ab', 'ac', 'bc']);
  expect(said(handfulsOf(['a', 'b', 'a', 'c'], 4))).toEqual(['aabc']);
  expect(said(handfulsOf(['a', 'b'], 3))).toEqual([]);
  expect(said(handfulsOf(['a', 'b'], 0))).toEqual(['']);
});
