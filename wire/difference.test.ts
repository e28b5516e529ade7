/** Differences: for any two values, one plus the difference gives the other; and the difference is minimal. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../kernel/json.ts';
import { type Change, changed, difference } from './difference.ts';

/** Small values of few kinds, so that two often share parts. */
const { json } = fc.letrec<{ json: Json }>(tie => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json>(null, true, 0, 1, 'a', 'b'),
    fc.array(tie('json'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z', 'length', 'constructor'), tie('json'), { maxKeys: 3 }),
  ),
}));
/** Over the wire and back. */
const sent = (change: Change): Change => JSON.parse(JSON.stringify(change));

test('one value plus the difference gives the other', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const change = difference(before, after);
      if (change === null) expect(before).toEqual(after);
      else expect(changed(before, sent(change))).toEqual(after);
    }),
    { numRuns: 3000 },
  );
});
test('equal values have no difference, and neither is touched', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const text = JSON.stringify([before, after]);
      expect(difference(before, structuredClone(before))).toBeNull();
      const change = difference(before, after);
      if (change !== null) changed(before, change);
      expect(JSON.stringify([before, after])).toBe(text);
    }),
    { numRuns: 1000 },
  );
});
test('only changes are sent, and the rest stays the same object', () => {
  const before = { deck: [null, null, null], hand: [['3'], ['7', null]], open: { round: 1, stage: 'heist' }, gone: 0 };
  const after = { deck: [null, null], hand: [['3'], ['7', '8']], open: { round: 2, stage: 'heist' }, fresh: [] };
  const change = difference(before, after)!;
  expect(change).toEqual({ deck: [2, 1], hand: [1, 1, ['7', '8']], open: { round: [2] }, gone: [], fresh: [[]] });
  const next = changed(before, change) as typeof before;
  expect(next).toEqual(after);
  expect(next.hand[0]).toBe(before.hand[0]);
});
test('a change against another value is detected', () => {
  expect(() => changed([1], [3, 1, 'x'])).toThrow();
  expect(() => changed('x', [0, 0, 'x'])).toThrow();
  expect(() => changed(['x'], { member: [1] })).toThrow();
});
