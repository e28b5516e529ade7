/** A tap, a slide along the hand or a drag; and the target under the drop. */
import { expect, test } from 'vitest';
import { cardAt, meantBy, targetAt } from './dragging.ts';

const at = (x: number, y: number) => ({ x, y });
const from = at(100, 500);

test('a small movement is a tap; a finger may move more than a mouse', () => {
  expect(meantBy(from, at(103, 496), 'mouse')).toBe('tap');
  expect(meantBy(from, at(100, 494), 'mouse')).toBe('drag');
  expect(meantBy(from, at(104, 490), 'touch')).toBe('tap');
  expect(meantBy(from, at(100, 488), 'touch')).toBe('drag');
});
test('a finger along the hand looks through it, a mouse drags the card', () => {
  expect(meantBy(from, at(140, 490), 'touch')).toBe('swipe');
  expect(meantBy(from, at(60, 500), 'touch')).toBe('swipe');
  expect(meantBy(from, at(140, 490), 'mouse')).toBe('drag');
  expect(meantBy(from, at(112, 480), 'touch')).toBe('drag');
});
test('the smaller of two targets wins, and a near one counts where none is hit', () => {
  const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
  const middle = { name: 'middle', box: box(0, 0, 400, 300) };
  const chamber = { name: 'chamber', box: box(100, 100, 150, 150) };
  const seat = { name: 'seat', box: box(420, 0, 600, 100) };
  const found = (x: number, y: number) => targetAt(at(x, y), [middle, chamber, seat])?.name ?? null;
  expect(found(120, 120)).toBe('chamber');
  expect(found(156, 120)).toBe('middle');
  expect(found(412, 50)).toBe('seat');
  expect(found(410, 200)).toBe('middle');
  expect(found(413, 200)).toBe(null);
  expect(found(100, 500)).toBe(null);
});
test('of overlapping cards the top one is hit', () => {
  expect([0, 10, 39, 40, 95, 400].map(x => cardAt(x, [10, 40, 70]))).toEqual([0, 0, 0, 1, 2, 2]);
});
