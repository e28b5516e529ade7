/** Pongs that are held back are found out by what else a connection answers. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latest } from './claim.ts';
import type { ClockReadings } from './clock.ts';
import type { Path } from './path.ts';
import { heldBack } from './witness.ts';

const BEATS = Array.from({ length: 10 }, (_, i) => i * 50);
/** Ten pings, and a question about the time along with each. */
const line = (
  trip: number,
  hold: number,
  late: readonly number[] = [0],
): { readonly path: Path; readonly clock: ClockReadings } => ({
  path: { trips: BEATS.map((sent, i) => ({ sent, back: sent + trip + hold + late[i % late.length]! })) },
  clock: BEATS.map((asked, i) => ({ asked, answered: asked + trip + 2 + late[(i + 3) % late.length]!, page: 0 })),
});

test('nothing is held on an honest line with any jitter', () => {
  const jitter = fc.array(fc.double({ min: 0, max: 80, noNaN: true }), { minLength: 3, maxLength: 10 });
  fc.assert(
    fc.property(fc.double({ min: 5, max: 500, noNaN: true }), jitter, (trip, late) => {
      const { path, clock } = line(trip, 0, late);
      expect(heldBack(path, clock)).toBe(0);
    }),
  );
});
test('what is held is found, and is not credited', () => {
  const { path, clock } = line(80, 100);
  expect(heldBack(path, clock)).toBe(98);
  const told = 400;
  expect(latest(path, told, told + 380)).toBe(200);
  expect(latest({ ...path, held: heldBack(path, clock) }, told, told + 380)).toBe(298);
});
test('one quick answer is luck, and without pings beside it an answer says nothing', () => {
  const { path, clock } = line(80, 0);
  const lucky = clock.with(4, { ...clock[4]!, answered: clock[4]!.asked + 30 });
  expect(heldBack(path, lucky)).toBe(0);
  expect(heldBack(path, [{ asked: 9000, answered: 9010, page: 0 }])).toBe(0);
  expect(heldBack({ trips: [] }, clock)).toBe(0);
});
