/** Who of two played the same deal better, by the analysis of both games. */
import { type AnalysedStep, accountOf, type Share } from '../../bots/analysis.ts';
import type { Seat } from '../../kernel/seat.ts';

/** As often as an interval of 95 % may be wrong. */
const Z = 1.96;
/** What the moves of a seat lost on average, decision by decision; null where it decided nothing. */
export const lostIn = (steps: readonly AnalysedStep[], seat: Seat): Share | null => {
  const { lost, marks } = accountOf(steps, seat);
  const decisions = marks.best + marks.good + marks.unsure + marks.slip + marks.blunder;
  return decisions === 0 ? null : { by: lost.by / decisions, error: lost.error / decisions };
};
/** Below zero where the first lost less; nothing where that may be chance. */
export const compared = (one: Share | null, other: Share | null): number => {
  if (one === null || other === null) return 0;
  const by = one.by - other.by;
  return Math.abs(by) > Z * Math.hypot(one.error, other.error) ? Math.sign(by) : 0;
};
