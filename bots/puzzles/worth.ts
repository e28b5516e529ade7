/** What a move of a puzzle is worth that is not the best: its chance in dreams, a few at a time, for a page that must not stand still. */
import { below, diceFrom } from '../../kernel/chance/dice.ts';
import type { Move } from '../../kernel/seat.ts';
import { playout } from '../playout.ts';
import { thoughtOf } from '../thought.ts';
import type { AskedSeat } from './lead.ts';

/** Dreams that take a moment on a machine of any kind. */
const PART = 160;

/** The chance so far, after every dream. */
export function* chancesOf({ mind, table, seat }: AskedSeat, move: Move): Generator<number, void> {
  const t = thoughtOf(mind.game, table, seat, diceFrom('worth'));
  const dice = diceFrom('luck');
  let sum = 0;
  for (let n = 1; n <= mind.patience / PART; n++) {
    sum += playout(mind, t.dream(), { seat, move }, n => below(dice, n))[seat]!;
    yield sum / n;
  }
}
