/** Limits across processes: tokens taken from one are missing in the others. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Buckets, HeldTally } from './limits.ts';
import { type HeldElsewhere, Shares, type TakenElsewhere } from './shares.ts';

test('tokens taken in one process are missing in another, by limit and by address', async () => {
  const [here, there] = [new Shares(), new Shares()];
  const told: TakenElsewhere[] = [];
  here.tell = taken => {
    told.push(taken);
    there.heard(taken);
  };
  const slow = { perSecond: 0.001, burst: 3 };
  const mine = here.share('guests', new Buckets(slow.perSecond, slow.burst));
  const theirs = there.share('guests', new Buckets(slow.perSecond, slow.burst));
  const others = there.share('codes', new Buckets(slow.perSecond, slow.burst));
  expect([mine.take('a'), mine.take('a'), mine.take('b')]).toEqual([true, true, true]);
  while (told.length === 0) await pause(10);
  expect(told).toEqual([{ guests: { a: 2, b: 1 } }]);
  expect([theirs.take('a'), theirs.take('a'), theirs.take('b'), others.take('a')]).toEqual([true, false, true, true]);
  for (const shares of [here, there]) shares.close();
});

test('refusals are not reported, and nothing is reported when there is no other process', async () => {
  const shares = new Shares();
  const told: TakenElsewhere[] = [];
  const buckets = shares.share('guests', new Buckets(0.001, 1));
  buckets.take('a');
  shares.tell = taken => told.push(taken);
  expect([buckets.take('a'), buckets.take('b')]).toEqual([false, true]);
  while (told.length === 0) await pause(10);
  expect(told).toEqual([{ guests: { b: 1 } }]);
  shares.close();
});

test('however much was taken elsewhere, the debt is gone after the time to fill one bucket twice', () => {
  const buckets = new Buckets(1, 3);
  buckets.spend('a', 1000, 0);
  expect([buckets.take('a', 3999), buckets.take('a', 4000)]).toEqual([false, true]);
});

test('holdings of one process count in another, are reported repeatedly, and stop counting once the first has closed', async () => {
  const [here, there] = [new Shares(), new Shares()];
  const told: HeldElsewhere[] = [];
  here.tellHeld = held => {
    told.push(held);
    there.heardHeld('here', held);
  };
  const mine = here.shareHeld('sockets', new HeldTally(2));
  const theirs = there.shareHeld('sockets', new HeldTally(2));
  expect(mine.take('a')).toBe(true);
  while (told.length < 2) await pause(10);
  expect(told).toEqual([{ sockets: { a: 1 } }, { sockets: { a: 1 } }]);
  expect([theirs.take('a'), theirs.take('a'), theirs.take('b')]).toEqual([true, false, true]);
  here.close();
  expect([theirs.take('a'), theirs.take('a')]).toEqual([true, false]);
  there.close();
});
