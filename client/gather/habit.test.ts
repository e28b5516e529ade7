import { expect, test } from 'vitest';
import { habitOf } from './habit.ts';

const trips = (count: number, late: (i: number) => number): number[] => Array.from({ length: count }, (_, i) => 40 + late(i));

test('the way is the shortest trip, however few trips there were', () => {
  expect(habitOf([80.4, 40.2, 300])).toEqual({ way: 40, spread: 0 });
});
test('one late trip in forty does not count as spread, three do', () => {
  expect(habitOf(trips(40, i => (i === 7 ? 200 : 0))).spread).toBe(0);
  expect(habitOf(trips(40, i => (i % 13 === 7 ? 200 : 0))).spread).toBe(200);
});
test('few trips give no spread', () => {
  expect(habitOf(trips(19, i => (i % 5 === 2 ? 200 : 0))).spread).toBe(0);
});
