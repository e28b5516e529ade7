/** The loss of a player's moves against the best ones, by an analysis of the game. */
import type { AnalysedStep } from '../../bots/analysis.ts';
import type { Seat } from '../../kernel/seat.ts';

export interface OwnLoss {
  /** The game that was analysed. */
  readonly id: string;
  /** The mean of a decision, as a share of a win. */
  readonly mean: number;
  readonly decisions: number;
}
/** Null when this seat had nothing to decide. */
export const lossIn = (steps: readonly AnalysedStep[], seat: Seat, id: string): OwnLoss | null => {
  const own = steps.flatMap(({ decision }) => (decision?.seat === seat ? [decision.loss] : []));
  return own.length === 0 ? null : { id, mean: own.reduce((a, b) => a + b, 0) / own.length, decisions: own.length };
};
/** Of several games, each decision counting the same. */
export const meanLoss = (losses: readonly OwnLoss[]): number =>
  losses.reduce((sum, { mean, decisions }) => sum + mean * decisions, 0) /
  losses.reduce((sum, { decisions }) => sum + decisions, 0);
