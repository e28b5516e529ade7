/** The time of a practice table: it stands still, goes on, and hurries for a player who only wants to see the end. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PracticeHouse } from './house.ts';
import { Shelf } from './shelf.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const opened = async (): Promise<PracticeHouse> =>
  new PracticeHouse(
    await Shelf.open('wright-gang'),
    'leisure',
    () => {},
    () => {},
  );

test('while it stands still nothing falls due, and no time goes by', async () => {
  const house = await opened();
  const due = vi.fn();
  house.wake(1000, due);
  vi.advanceTimersByTime(400);
  house.still(true);
  vi.advanceTimersByTime(60_000);
  expect(due).not.toHaveBeenCalled();
  expect(house.now()).toBeCloseTo(400);
  house.still(false);
  vi.advanceTimersByTime(599);
  expect(due).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(due).toHaveBeenCalledOnce();
  expect(house.now()).toBeCloseTo(1000);
});
test('in a hurry a minute is over in seconds, and the next game has its own time again', async () => {
  const house = await opened();
  const due = vi.fn();
  house.wake(60_000, due);
  house.hurry(true);
  vi.advanceTimersByTime(2400);
  expect(due).toHaveBeenCalledOnce();
  expect(house.now()).toBeCloseTo(60_000);
  house.hurry(false);
  vi.advanceTimersByTime(1000);
  expect(house.now()).toBeCloseTo(61_000);
});
test('a player who looks away while it hurries stops it, too', async () => {
  const house = await opened();
  house.hurry(true);
  house.still(true);
  vi.advanceTimersByTime(5000);
  expect(house.now()).toBeCloseTo(0);
});
