/** The chances at a moment, while workers tell the steps of a game in any order. */
import { expect, test } from 'vitest';
import type { AnalysedStep } from '../../bots/analysis.ts';
import { chancesAt } from './steps.ts';

const step = (n: number): AnalysedStep => ({ n, chances: { of: [n / 10, 1 - n / 10] } }) as unknown as AnalysedStep;

test('are those after the last step up to it', () => {
  const steps = [step(1), step(2), step(5)];
  expect(chancesAt(steps, 1)).toEqual([0.1, 0.9]);
  expect(chancesAt(steps, 4)).toEqual([0.2, 0.8]);
  expect(chancesAt(steps, 5)).toEqual([0.5, 0.5]);
});
test('are not known before the first step, nor after the last', () => {
  expect(chancesAt([], 0)).toBeNull();
  expect(chancesAt([step(3)], 0)).toBeNull();
  expect(chancesAt([step(3)], 4)).toBeNull();
});
