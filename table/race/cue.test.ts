import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseCue, type RacerConnection } from './cue.ts';
import { unknownPath, withTrip } from './path.ts';

const OFFSET = 5000;

/** A steady connection with its two directions. */
const connection = (there: number, back: number): RacerConnection => ({
  path: Array.from({ length: 10 }, (_, i) => i * 50).reduce(
    (path, sent) => withTrip(path, { sent, back: sent + there + back }),
    unknownPath,
  ),
  clock: [{ asked: 0, answered: there + back, page: there + OFFSET }],
});

describe('the cue', () => {
  test('comes after a random lead', () => {
    const table = new Map([[0, connection(10, 10)]]);
    const soonest = chooseCue(table, 6000, () => 0).at;
    const latest = chooseCue(table, 6000, () => 0.999).at;
    expect(soonest).toBe(7020);
    expect(latest).toBeGreaterThan(soonest + 1900);
  });

  test('leaves time for the slowest connection, but not for a hopeless one', () => {
    const at = (trip: number) =>
      chooseCue(
        new Map([
          [0, connection(5, 5)],
          [1, connection(trip / 2, trip / 2)],
        ]),
        0,
        () => 0,
      ).at;
    expect(at(500)).toBe(1500);
    expect(at(20_000)).toBe(2000);
  });

  test('each page is called half a round trip ahead, in its own time', () => {
    const cue = chooseCue(
      new Map([
        [0, connection(5, 5)],
        [3, connection(200, 200)],
      ]),
      6000,
      () => 0.5,
    );
    expect(cue.calls).toEqual([
      { seat: 0, sendAt: cue.at - 5, showAt: cue.at + OFFSET },
      { seat: 3, sendAt: cue.at - 200, showAt: cue.at + OFFSET },
    ]);
  });

  test('a page of unknown clock shows the cue at once', () => {
    expect(chooseCue(new Map([[0, { path: unknownPath, clock: [] }]]), 0, () => 0).calls).toEqual([
      { seat: 0, sendAt: 1000, showAt: null },
    ]);
  });

  test('on any uneven path, the call arrives just when it is due, so there is nothing to peek at', () => {
    const way = fc.double({ min: 5, max: 250, noNaN: true });
    fc.assert(
      fc.property(way, way, (there, back) => {
        const call = chooseCue(new Map([[0, connection(there, back)]]), 6000, () => 0.3).calls[0]!;
        expect(call.sendAt + there + OFFSET).toBeCloseTo(call.showAt!, 6);
      }),
    );
  });
});
