/** The time of a practice table: it stops, resumes, and hurries for a player who only wants to see the end. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '../../table/runtime.ts';
import { PracticeRuntime } from './runtime.ts';
import { PracticeStorage } from './storage.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const opened = async (isSteady = false): Promise<PracticeRuntime> =>
  new PracticeRuntime(
    'wright-gang',
    await PracticeStorage.open('wright-gang'),
    'leisure',
    () => {},
    () => {},
    isSteady,
  );
const begun = (seed: string): Entry => ({
  start: { game: 1, at: 0, rules: 1, config: {}, seed, secret: '', entropy: [], players: [] },
});

test('while time stands still nothing falls due, and no time passes', async () => {
  const runtime = await opened();
  const due = vi.fn();
  runtime.wake(1000, due);
  vi.advanceTimersByTime(400);
  runtime.still(true);
  vi.advanceTimersByTime(60_000);
  expect(due).not.toHaveBeenCalled();
  expect(runtime.now()).toBeCloseTo(400);
  runtime.still(false);
  vi.advanceTimersByTime(599);
  expect(due).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(due).toHaveBeenCalledOnce();
  expect(runtime.now()).toBeCloseTo(1000);
});
test('in a hurry a minute is over in seconds, and the next game runs at the usual pace', async () => {
  const runtime = await opened();
  const due = vi.fn();
  runtime.wake(60_000, due);
  runtime.hurry(true);
  vi.advanceTimersByTime(2400);
  expect(due).toHaveBeenCalledOnce();
  expect(runtime.now()).toBeCloseTo(60_000);
  runtime.hurry(false);
  vi.advanceTimersByTime(1000);
  expect(runtime.now()).toBeCloseTo(61_000);
});
test('a player who looks away while it hurries stops it, too', async () => {
  const runtime = await opened();
  runtime.hurry(true);
  runtime.still(true);
  vi.advanceTimersByTime(5000);
  expect(runtime.now()).toBeCloseTo(0);
});
test('bots are steady by the seed of the present game, and only where none of them thinks by the clock', async () => {
  const [steady, other] = [await opened(true), await opened()];
  expect(steady.steady).toBeUndefined();
  for (const seed of ['first', 'second']) {
    await steady.append(begun(seed));
    await other.append(begun(seed));
    expect(steady.steady).toBe(seed);
    expect(other.steady).toBeUndefined();
  }
});
