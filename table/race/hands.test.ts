/** Twenty races: what counts of them, and the limits of human reactions. */
import { describe, expect, test } from 'vitest';
import { RACES, reactionIn, signOf } from './hands.ts';
import type { Evidence, HandEvidence } from './verdict.ts';

/** Half of the times on either side, so that the standard deviation is `spread` and the median is `median`. */
const times = (median: number, spread: number): number[] => {
  const step = spread * Math.sqrt((RACES - 1) / RACES);
  return Array.from({ length: RACES }, (_, i) => median + (i % 2 === 0 ? step : -step));
};

describe('the sign', () => {
  test('a median under 150 ms is faster than people, and 150 is not', () => {
    expect(signOf(times(149.9, 40))).toBe('fast');
    expect(signOf(times(150, 40))).toBeNull();
  });
  test('a spread under 15 ms is steadier than people, and 15.1 is not', () => {
    expect(signOf(times(230, 14.9))).toBe('steady');
    expect(signOf(times(230, 15.1))).toBeNull();
    expect(signOf(Array.from({ length: RACES }, () => 400))).toBe('steady');
  });
  test('a guest who is both is called fast', () => {
    expect(signOf(times(130, 1))).toBe('fast');
  });
  test('the median decides, not the best races', () => {
    const slow = times(260, 40).slice(0, RACES / 2);
    expect(signOf([...slow, ...times(125, 1).slice(0, RACES / 2)])).toBeNull();
    expect(signOf([...slow.slice(1), ...times(125, 1).slice(0, RACES / 2 + 1)])).toBe('fast');
  });
  test('no guest is judged by fewer than twenty races', () => {
    expect(signOf([])).toBeNull();
    expect(signOf(times(125, 1).slice(1))).toBeNull();
  });
  test('only the last twenty count: new races push out old ones', () => {
    expect(signOf([...times(125, 1), ...times(240, 40)])).toBeNull();
    expect(signOf([...times(240, 40), ...times(125, 1)])).toBe('fast');
  });
});

describe('what counts of a race', () => {
  const hand = (seat: number, time: number, plusMinus = 8.3): HandEvidence => ({
    seat,
    time,
    plusMinus,
    judged: 'claim',
    claim: time,
    low: time,
    high: time,
  });
  const evidence: Evidence = {
    cue: 0,
    within: 5000,
    hands: [hand(0, 231.5), hand(1, 180, 0), hand(2, 500), hand(3, 5002)],
    late: [3],
    missing: [4],
    early: [{ seat: 2, times: 1 }],
  };
  test('a page’s claim counts where it was judged later: a stalled line says nothing about a hand', () => {
    const held: Evidence = { ...evidence, hands: [{ ...hand(0, 400), judged: 'clamped-early', claim: 205 }] };
    expect(reactionIn(held, 0)).toBe(205);
    expect(reactionIn({ ...held, hands: [{ ...hand(0, 400), claim: null }] }, 0)).toBe(400);
  });
  test('only a person’s hand, laid in time and without a false start, counts', () => {
    expect([0, 1, 2, 3, 4].map(seat => reactionIn(evidence, seat))).toEqual([231.5, null, null, null, null]);
  });
});
