/** Who played better: only a difference that is clearly more than chance counts. */
import { expect, test } from 'vitest';
import { compared } from './better.ts';

test('a difference counts when it is clearly more than chance', () => {
  expect(compared({ by: 0.01, error: 0.002 }, { by: 0.03, error: 0.002 })).toBe(-1);
  expect(compared({ by: 0.03, error: 0.002 }, { by: 0.01, error: 0.002 })).toBe(1);
  expect(compared({ by: 0.03, error: 0.02 }, { by: 0.01, error: 0.02 })).toBe(0);
});
test('who decided nothing played neither better nor worse', () => {
  expect(compared(null, { by: 0.01, error: 0 })).toBe(0);
  expect(compared({ by: 0.01, error: 0 }, null)).toBe(0);
});
