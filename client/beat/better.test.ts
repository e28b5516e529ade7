/** Who played better: only a difference that is clearly more than chance counts. */
import { expect, test } from 'vitest';
import type { AnalysedStep } from '../../bots/analysis.ts';
import type { Quality } from '../../bots/weighing.ts';
import { compared, lostIn } from './better.ts';

test('a difference counts when it is clearly more than chance', () => {
  expect(compared({ by: 0.01, error: 0.002 }, { by: 0.03, error: 0.002 })).toBe(-1);
  expect(compared({ by: 0.03, error: 0.002 }, { by: 0.01, error: 0.002 })).toBe(1);
  expect(compared({ by: 0.03, error: 0.02 }, { by: 0.01, error: 0.02 })).toBe(0);
});
test('who decided nothing played neither better nor worse', () => {
  expect(compared(null, { by: 0.01, error: 0 })).toBe(0);
  expect(compared({ by: 0.01, error: 0 }, null)).toBe(0);
});
test('every decision counts, even an uncertain one', () => {
  const step = (mark: Quality, loss: number): AnalysedStep =>
    ({
      cause: 'move',
      promise: null,
      chances: { of: [0.5], errors: [0] },
      decision: { seat: 0, mark, loss, error: 0 },
    }) as unknown as AnalysedStep;
  expect(lostIn([step('best', 0), step('unsure', 0.04), step('slip', 0.05)], 0)!.by).toBeCloseTo(0.03);
});
