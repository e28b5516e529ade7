/** Which moves are told as mistakes. */
import type { AnalysedStep, Decision } from '../../bots/analysis.ts';
import type { Move } from '../../kernel/seat.ts';

/** A step with a slip or a blunder. */
export interface Mistake extends AnalysedStep {
  readonly move: Move;
  readonly decision: Decision & { readonly mark: 'slip' | 'blunder' };
}
export const isMistake = (step: AnalysedStep): step is Mistake =>
  step.decision?.mark === 'slip' || step.decision?.mark === 'blunder';
/** The moment at which it was made: the table as it was before it. */
export const momentOf = ({ n }: Mistake): number => n - 1;
