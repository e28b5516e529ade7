/** What is said for the best move of a puzzle. A fact that speaks against it would only puzzle more. */
import { diceFrom } from '../../kernel/chance/dice.ts';
import type { Move } from '../../kernel/seat.ts';
import type { Reason } from '../reason.ts';
import { thoughtOf } from '../thought.ts';
import type { AskedSeat } from './lead.ts';

/** Null where the game has nothing to say for it. */
export const groundFor = ({ mind, table, seat }: AskedSeat, move: Move): Reason | null => {
  const reason = mind.why?.(thoughtOf(mind.game, table, seat, diceFrom('ground')), move) ?? null;
  return reason !== null && mind.against?.includes(reason.because) === true ? null : reason;
};
