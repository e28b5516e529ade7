import { expect, test } from 'vitest';
import { type Place, PRISON, places } from '../faces.ts';
import { aheadIn, type ChaseStanding, gangsWay, lawsWay } from './ways.ts';

const row: readonly Place[] = places.filter(place => place !== PRISON);
const at = (more: Partial<ChaseStanding> = {}): ChaseStanding => ({
  row,
  place: 'bank',
  space: 1,
  border: 12,
  alive: 16,
  dead: 0,
  ...more,
});

test('at first neither side is on the way', () => {
  expect(lawsWay(at())).toEqual({ to: 'gang', part: 0, left: 16 });
  expect(gangsWay(at())).toEqual({ to: 'train', part: 0, left: 20 });
});
test('the law is half-way when half of the gang is dead', () => {
  expect(lawsWay(at({ alive: 8, dead: 8 }))).toEqual({ to: 'gang', part: 0.5, left: 8 });
});
test('the gang goes by spaces, and the last one is still a turn', () => {
  expect(gangsWay(at({ place: 'whiskey-canyon', space: 2 }))).toMatchObject({ to: 'train', left: 15 });
  expect(gangsWay(at({ place: 'express-315', space: 4 }))).toMatchObject({ to: 'train', left: 1 });
  expect(gangsWay(at({ row: places, place: 'express-315', space: 4 }))).toMatchObject({ part: 21 / 22, left: 1 });
});
test('the page names the border where it is nearer than the train, and more tokens than at first are no step back', () => {
  expect(gangsWay(at({ border: 3 }))).toEqual({ to: 'border', part: 0.75, left: 3 });
  expect(gangsWay(at({ border: 0 }))).toEqual({ to: 'border', part: 1, left: 0 });
  expect(gangsWay(at({ border: 14 }))).toEqual({ to: 'train', part: 0, left: 20 });
});
test('the gang is ahead once one bandit a turn is not enough, the law once it has come farther; else it is open', () => {
  expect(aheadIn(at())).toBe(null);
  expect(aheadIn(at({ place: 'whiskey-canyon', space: 2, alive: 15, dead: 1 }))).toBe(null);
  expect(aheadIn(at({ place: 'whiskey-canyon', space: 2 }))).toBe('colty');
  expect(aheadIn(at({ place: 'whiskey-canyon', space: 2, alive: 12, dead: 4 }))).toBe(null);
  expect(aheadIn(at({ place: 'whiskey-canyon', space: 2, alive: 11, dead: 5 }))).toBe('mcready');
  expect(aheadIn(at({ place: 'whiskey-canyon', space: 2, alive: 11, dead: 5, border: 8 }))).toBe(null);
});
