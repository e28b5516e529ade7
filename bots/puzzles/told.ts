/** Explains a puzzle's moves to its solver: the reason for the best one, and the worth of another. */
import { below, diceFrom } from '../../kernel/chance/dice.ts';
import type { Move } from '../../kernel/seat.ts';
import type { Reason } from '../mind.ts';
import { playout } from '../playout.ts';
import { thoughtOf } from '../thought.ts';
import type { AskedSeat } from './lead.ts';

/** Why the best move is best; null where the game has no reason. A fact against it would only confuse. */
export const groundFor = ({ mind, table, seat }: AskedSeat, move: Move): Reason | null => {
  const reason = mind.why?.(thoughtOf(mind.game, table, seat, diceFrom('ground')), move) ?? null;
  return reason !== null && mind.against?.includes(reason.because) === true ? null : reason;
};

/** Each part is short on any machine, so that a page does not stand still. */
const PART = 160;

/** The chance of winning after this move, as estimated after each dream. */
export function* chancesOf({ mind, table, seat }: AskedSeat, move: Move): Generator<number, void> {
  const t = thoughtOf(mind.game, table, seat, diceFrom('worth'));
  const dice = diceFrom('luck');
  let sum = 0;
  for (let n = 1; n <= mind.patience / PART; n++) {
    sum += playout(mind, t.dream(), { seat, move }, n => below(dice, n))[seat]!;
    yield sum / n;
  }
}
