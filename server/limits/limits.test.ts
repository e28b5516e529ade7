/** Limits, on a clock of the test's own. */
import { expect, test } from 'vitest';
import { Bucket, Buckets, HeldTally } from './limits.ts';

test('a bucket gives its burst at once, then at its pace', () => {
  const bucket = new Bucket(2, 3, 0);
  expect([0, 0, 0, 0].map(now => bucket.take(now))).toEqual([true, true, true, false]);
  expect([499, 500, 500].map(now => bucket.take(now))).toEqual([false, true, false]);
  expect([60_000, 60_000, 60_000, 60_000].map(now => bucket.take(now))).toEqual([true, true, true, false]);
});
test('a caller who asks too much does not affect others', () => {
  const buckets = new Buckets(1, 1);
  expect([buckets.take('a', 0), buckets.take('a', 0), buckets.take('b', 0)]).toEqual([true, false, true]);
  expect([buckets.allows('a', 500), buckets.allows('a', 1000), buckets.allows('a', 1000), buckets.allows('c', 0)]).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
test('a caller who has not asked for long is forgotten', () => {
  const buckets = new Buckets(1, 5);
  for (let i = 0; i < 5000; i++) buckets.take(`guest ${i}`, i * 1000);
  expect(buckets.size).toBeLessThan(2000);
});
test('a tally counts what each caller holds', () => {
  const tally = new HeldTally(2);
  expect([tally.take('a'), tally.take('a'), tally.take('a'), tally.take('b')]).toEqual([true, true, false, true]);
  tally.giveBack('a');
  expect([tally.take('a'), tally.take('a')]).toEqual([true, false]);
});
test('a tally counts what is held in other processes, as long as they report it', () => {
  const tally = new HeldTally(16);
  tally.heard('one', { a: 8 }, 1000);
  tally.heard('another', { a: 7 }, 2000);
  expect([tally.take('a', 999), tally.take('a', 1000), tally.take('b', 1000)]).toEqual([true, false, true]);
  expect(tally.take('a', 1001)).toBe(true);
  tally.heard('another', {}, 3000);
  expect(Array.from({ length: 15 }, () => tally.take('a', 1002)).filter(Boolean)).toHaveLength(14);
});
test('only large holders are reported', () => {
  const tally = new HeldTally(16);
  let changes = 0;
  tally.changed = () => changes++;
  tally.take('a');
  expect([tally.many, changes]).toEqual([{}, 0]);
  tally.take('a');
  tally.take('b');
  expect([tally.many, changes]).toEqual([{ a: 2 }, 1]);
  tally.giveBack('a');
  expect([tally.many, changes]).toEqual([{}, 2]);
});
