/** Everybody's chances at a moment of a game whose analysis may still be growing, in any order. */
import type { AnalysedStep } from '../../bots/analysis.ts';

/** Those after the last step up to it; null while it is not known how they go on. */
export const chancesAt = (steps: readonly AnalysedStep[], n: number): readonly number[] | null =>
  (steps.at(-1)?.n ?? -1) < n ? null : (steps.findLast(step => step.n <= n)?.chances.of ?? null);
