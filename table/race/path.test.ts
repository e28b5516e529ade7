import { describe, expect, test } from 'vitest';
import {
  excess,
  keepTrip,
  longest,
  type Path,
  pingPause,
  shortest,
  spread,
  type Trip,
  tripSince,
  tripsAround,
  unknownPath,
  withTrip,
} from './path.ts';

const pathOf = (...trips: readonly (readonly [sent: number, took: number])[]): Path =>
  trips.reduce((path, [sent, took]) => withTrip(path, { sent, back: sent + took }), unknownPath);

describe('the pace of pings', () => {
  test('ten quick ones on joining, then few; more once a race is set, and quick ones as soon as a hand may come down', () => {
    expect(pingPause(0, 'quiet')).toBe(50);
    expect(pingPause(9, 'quiet')).toBe(50);
    expect(pingPause(10, 'quiet')).toBe(5000);
    expect(pingPause(10, 'set')).toBe(1000);
    expect(pingPause(10, 'called')).toBe(100);
    expect(pingPause(10, 'cued')).toBe(50);
  });
});

describe('what a path shows', () => {
  const path = pathOf([0, 40], [50, 42], [100, 44], [150, 90], [200, 41], [250, 60], [300, 43], [350, 45]);

  test('the shortest trip, the longest, and the spread, unaffected by one outlier', () => {
    expect(shortest(path)).toBe(40);
    expect(longest(path)).toBe(90);
    expect(spread(path)).toBe(20);
  });

  test('the shortest trip since an instant, if there were enough since', () => {
    expect(shortest(path, 100)).toBe(41);
    expect(shortest(path, 300)).toBe(40);
  });

  test('without measurements: no length, and no bound on the spread', () => {
    expect(shortest(unknownPath)).toBe(0);
    expect(longest(unknownPath)).toBe(0);
    expect(spread(unknownPath)).toBe(Number.POSITIVE_INFINITY);
  });

  test('old trips are dropped, but ten are always kept', () => {
    const sitDown = pathOf(...Array.from({ length: 20 }, (_, i) => [i * 50, 40] as const));
    const later = withTrip(sitDown, { sent: 60_000, back: 60_080 });
    expect(later.trips).toHaveLength(10);
    const idle = Array.from({ length: 12 }, (_, i) => 60_000 + i * 1000).reduce(
      (p, sent) => withTrip(p, { sent, back: sent + 80 }),
      later,
    );
    expect(shortest(idle)).toBe(80);
  });

  test('an owned list is maintained like a path', () => {
    const own: Trip[] = [];
    let path = unknownPath;
    for (const sent of [...Array.from({ length: 30 }, (_, i) => i * 50), 9000, 11_000, 11_020, 25_000, 25_040, 70_000]) {
      keepTrip(own, { sent, back: sent + 30 });
      path = withTrip(path, { sent, back: sent + 30 });
      expect(own).toEqual(path.trips);
    }
  });

  test('the trip that accompanied a message', () => {
    expect(tripSince(path, 100)).toEqual({ sent: 100, back: 144 });
    expect(tripSince(path, 101)).toEqual({ sent: 150, back: 240 });
    expect(tripSince(path, 351)).toBeNull();
  });

  test('the trips that came back before and after a message; one at the same instant is after', () => {
    expect(tripsAround(path, 93)).toEqual({ before: { sent: 50, back: 92 }, after: { sent: 100, back: 144 } });
    expect(tripsAround(path, 92)).toEqual({ before: { sent: 0, back: 40 }, after: { sent: 50, back: 92 } });
    expect(tripsAround(path, 10).before).toBeNull();
    expect(tripsAround(path, 1000).after).toBeNull();
  });

  test('an excess is never negative', () => {
    expect(excess({ sent: 0, back: 50 }, 40)).toBe(10);
    expect(excess({ sent: 0, back: 30 }, 40)).toBe(0);
  });
});
