/** What a line has shown between races, and its credit for that. */
import { describe, expect, test } from 'vitest';
import type { Exchange } from './clock.ts';
import { answersBehindPongs, credited, type Doubts, type LinePast, mayDoubt, PAST, pastOf, remember, withDoubt } from './past.ts';
import type { Path, Trip } from './path.ts';

const NOW = 120_000;
const pongs = (took: number, count = 24, late: (i: number) => number = () => 0): Trip[] =>
  Array.from({ length: count }, (_, i) => ({ sent: i * 5000, back: i * 5000 + took + late(i) }));
const answers = (took: number, count = 24): Exchange[] =>
  Array.from({ length: count }, (_, i) => ({ asked: i * 5000, answered: i * 5000 + took, page: 0 }));

describe('the past of a line', () => {
  test('is its shortest path and the spread of its trips', () => {
    expect(pastOf(pongs(80), answers(82), NOW)).toEqual({ way: 80, spread: 0, held: 0, known: true, clocked: true });
    // One hiccup in twenty-four is not usual for the line, two are.
    expect(
      pastOf(
        pongs(80, 24, i => (i === 9 ? 300 : 0)),
        answers(82),
        NOW,
      )!.spread,
    ).toBe(0);
    expect(
      pastOf(
        pongs(80, 24, i => (i === 9 || i === 12 ? 300 : 0)),
        answers(82),
        NOW,
      )!.spread,
    ).toBe(300);
  });
  test('detects held-back pongs by quicker answers about the clock', () => {
    expect(pastOf(pongs(180), answers(82), NOW)).toMatchObject({ way: 82, held: 98 });
    expect(pastOf(pongs(80), answers(79), NOW)!.held).toBe(0);
  });
  test('has no witness without recent questions about the clock; an idle page is not a slow answer', () => {
    expect(pastOf(pongs(80), [], NOW)!.clocked).toBe(false);
    expect(pastOf(pongs(80), answers(82, 8), NOW)!.clocked).toBe(false);
    expect(pastOf(pongs(80), answers(4000), NOW)).toMatchObject({ clocked: false, way: 80 });
  });
  test('is short at first, and null before the first reply', () => {
    expect(pastOf(pongs(80, 10), answers(82), NOW)!.known).toBe(false);
    expect(pastOf([], answers(82), NOW)).toMatchObject({ way: 82, known: false, clocked: true });
    expect(pastOf([], [], NOW)).toBeUndefined();
  });
  test('is measured by the clock where a proxy answers the pings', () => {
    expect(pastOf(pongs(3), answers(180), NOW, true)).toEqual({
      way: 180,
      spread: 0,
      held: 0,
      known: true,
      clocked: true,
      byClock: true,
    });
    expect(answersBehindPongs(pongs(3), answers(180))).toBe(177);
    expect(answersBehindPongs(pongs(3), answers(180, 3))).toBeNull();
  });
  test('is forgotten after some minutes', () => {
    const kept: number[] = [];
    for (const at of [0, 1000, PAST, PAST + 500]) remember(kept, at, each => each);
    expect(kept).toEqual([1000, PAST, PAST + 500]);
  });
});

describe('the credit', () => {
  const path = (way: number, clocked: boolean): Path => ({
    trips: [],
    past: { way, spread: 0, held: 0, known: true, clocked } satisfies LinePast,
  });
  const waysOf = (...paths: readonly Path[]): (number | undefined)[] =>
    [...credited(new Map(paths.entries()), null, () => []).values()].map(({ past }) => past?.way);

  test('of a line without a witness is the shortest path at the table, and nothing if there is none', () => {
    expect(waysOf(path(30, true), path(180, false), path(90, true))).toEqual([30, 30, 90]);
    expect(waysOf(path(180, false), path(20, false))).toEqual([0, 0]);
    expect(waysOf(path(20, false), path(90, true))).toEqual([20, 90]);
    // A guest who returns just before the cue has shown nothing between races.
    expect(waysOf({ trips: [] }, path(90, true))).toEqual([90, 90]);
  });
  test('is not given to a delayed line in the next three races', () => {
    let doubts: Doubts = [];
    expect(mayDoubt(doubts)).toBe(true);
    doubts = withDoubt(doubts, { doubt: 120 });
    for (let race = 0; race < 3; race++) {
      expect(mayDoubt(doubts)).toBe(false);
      doubts = withDoubt(doubts, {});
    }
    expect(mayDoubt(doubts)).toBe(true);
  });
});
