/** Results from the steps of an analysis: the mistakes, and the chances at a moment. */
import type { AnalysedStep, Decision } from '../../bots/analysis.ts';
import type { Move } from '../../kernel/seat.ts';

/** A step with a slip or a blunder. */
export interface Mistake extends AnalysedStep {
  readonly move: Move;
  readonly decision: Decision & { readonly mark: 'slip' | 'blunder' };
}
export const isMistake = (step: AnalysedStep): step is Mistake =>
  step.decision?.mark === 'slip' || step.decision?.mark === 'blunder';
/** The moment of the move: the table before it. */
export const momentOf = ({ n }: Mistake): number => n - 1;

/** Those after the last step up to the moment; null while the analysis has not come so far. Steps arrive in any order. */
export const chancesAt = (steps: readonly AnalysedStep[], n: number): readonly number[] | null =>
  (steps.at(-1)?.n ?? -1) < n ? null : (steps.findLast(step => step.n <= n)?.chances.of ?? null);
