import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { combined, finish, type TimedHand } from './order.ts';

const hand = (seat: number, time: number, plusMinus = 8): TimedHand => ({ seat, time, plusMinus });

describe('WB-85 the finishing order', () => {
  test('hands come by their time', () => {
    expect(finish([hand(2, 300), hand(0, 200), hand(1, 250)])).toEqual([[0], [1], [2]]);
  });

  test('two hands within their combined uncertainty are a photo finish', () => {
    expect(finish([hand(0, 211), hand(1, 200)])).toEqual([[1, 0]]);
    expect(finish([hand(0, 211.4), hand(1, 200)])).toEqual([[1], [0]]);
  });

  test('a chain of close hands is not one tie: only hands close to the fastest tie with it', () => {
    expect(finish([hand(0, 200), hand(1, 210), hand(2, 220), hand(3, 230)])).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  test('every hand within the uncertainty of the first is included, even past a more exact one', () => {
    expect(finish([hand(0, 200), hand(1, 210, 0), hand(2, 211)])).toEqual([[0, 2], [1]]);
  });

  test('exact hands tie only at the same time', () => {
    expect(finish([hand(1, 100, 0), hand(0, 100, 0), hand(2, 100.1, 0)])).toEqual([[0, 1], [2]]);
  });

  test('no hands, no order', () => {
    expect(finish([])).toEqual([]);
  });

  const hands = fc
    .uniqueArray(
      fc.record({ seat: fc.nat(9), time: fc.double({ min: 0, max: 400, noNaN: true }), plusMinus: fc.constantFrom(0, 8, 20) }),
      {
        selector: each => each.seat,
      },
    )
    .map(each => each as readonly TimedHand[]);

  test('every hand is in exactly one group, and groups open in order of time', () => {
    fc.assert(
      fc.property(hands, given => {
        const order = finish(given);
        expect(order.flat().sort((a, b) => a - b)).toEqual(given.map(each => each.seat).sort((a, b) => a - b));
        const opens = order.map(group => Math.min(...given.filter(each => group.includes(each.seat)).map(each => each.time)));
        expect(opens).toEqual([...opens].sort((a, b) => a - b));
      }),
    );
  });

  test('hands further apart than their combined uncertainty are never tied with the first of a group', () => {
    fc.assert(
      fc.property(hands, given => {
        for (const group of finish(given)) {
          const [first, ...others] = group.map(seat => given.find(each => each.seat === seat)!);
          for (const other of others)
            expect(other.time - first!.time).toBeLessThanOrEqual(combined(first!.plusMinus, other.plusMinus));
        }
      }),
    );
  });
});
