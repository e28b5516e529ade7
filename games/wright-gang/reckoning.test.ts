import { expect, test } from 'vitest';
import { counting, edgeOver, halving } from './reckoning.ts';

test('what counts is the largest group with its Jokers; Jokers alone are nothing', () => {
  expect(counting(['3', '5', '5', 'joker', 'miss'])).toEqual(['5', '5', 'joker']);
  expect(counting(['joker', 'miss'])).toEqual([]);
  expect(counting([])).toEqual([]);
});
test('what decides between two revolvers', () => {
  expect(edgeOver(['1', '1'], ['7'])).toBe('size');
  expect(edgeOver(['7', '7'], ['1', '1'])).toBe('value');
  expect(edgeOver(['4', 'joker'], ['4', '4'])).toBe('hand');
  expect(edgeOver([], ['joker'])).toBe('hand');
});
test('the loot by halves, and what is lost', () => {
  expect(halving(31, [2, 0, 3], [8, 0, 16, 4])).toEqual({
    steps: [
      { seat: 2, of: 31, takes: 16 },
      { seat: 0, of: 15, takes: 8 },
      { seat: 3, of: 7, takes: 4 },
    ],
    lost: 3,
  });
});
