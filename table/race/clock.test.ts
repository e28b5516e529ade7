import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClockReadings, offsetOf, withExchange } from './clock.ts';
import { type Path, unknownPath, withTrip } from './path.ts';

const steady = (trip: number): Path =>
  Array.from({ length: 10 }, (_, i) => i * 50).reduce((path, sent) => withTrip(path, { sent, back: sent + trip }), unknownPath);

describe('the offset of a page clock', () => {
  test('is exact on an even path', () => {
    expect(offsetOf([{ asked: 1000, answered: 1080, page: 5040 }], steady(80))).toEqual({ offset: 4000, plusMinus: 0 });
  });

  test('is that of the best of the ten latest exchanges', () => {
    const late = { asked: 0, answered: 110, page: 4000 };
    const best = { asked: 1000, answered: 1082, page: 5041 };
    expect(offsetOf([late, best], steady(80))).toEqual({ offset: 4000, plusMinus: 1 });
    const forgotten = Array.from({ length: 10 }, () => late).reduce<ClockReadings>(withExchange, [best]);
    expect(forgotten).toHaveLength(10);
    expect(offsetOf(forgotten, steady(80))?.plusMinus).toBe(15);
  });

  test('ignores an exchange longer than the pings explain', () => {
    expect(offsetOf([{ asked: 0, answered: 200, page: 4000 }], steady(80))).toBeNull();
  });

  test('is unknown without exchanges, or without pings', () => {
    expect(offsetOf([], steady(80))).toBeNull();
    expect(offsetOf([{ asked: 0, answered: 80, page: 4040 }], unknownPath)).toBeNull();
  });

  test('moves by no more than the stated uncertainty when a page delays its answer', () => {
    const millis = fc.double({ min: 0, max: 250, noNaN: true });
    fc.assert(
      fc.property(millis, millis, millis, millis, (way, jitter, before, after) => {
        // The page waits before it reads its clock, and again before it answers.
        const read = way + jitter + before;
        const known = offsetOf([{ asked: 0, answered: read + after + way, page: read + 7000 }], steady(2 * way));
        if (known !== null) expect(Math.abs(known.offset - 7000)).toBeLessThanOrEqual(known.plusMinus + 1e-6);
      }),
    );
  });
});
