/** A game as it goes on at a table, step by step: what a log leads to, and what may be taken back of it. */
import type { Game, Kinds, Played } from '../../kernel/game.ts';
import { advance, beginAt, type Logged, mayUndo, type Progress } from '../../kernel/machine/undo.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Taken } from '../runtime.ts';

export interface TableProgress extends Progress<Kinds> {
  /** Did a guest send the last of what happened? What a bot did for somebody is nobody's to take back. */
  readonly sent: boolean;
  /** Who takes back one move after the other, and how many by now; null when somebody else has acted since. */
  readonly backs: { readonly seat: Seat; readonly times: number } | null;
}
/** Moves that one seat may take back in a row: enough to look at every way, and no way to make a log without end. */
const MOST_BACKS = 10;
export type TableAdvanced = TableProgress & Played<Kinds>;

export const beginAtTable = (table: Kinds['Table']): TableProgress => ({ ...beginAt<Kinds>(table), sent: false, backs: null });
export const advanceAtTable = (game: Game<Kinds>, progress: TableProgress, { in: what, by }: Taken): TableAdvanced | Refusal => {
  const out = advance(game, progress, what);
  if (isRefusal(out)) return out;
  const { table, last, told, facts } = out;
  return { table, last, told, facts, sent: by !== undefined, backs: backsAfter(progress.backs, what) };
};
const backsAfter = (backs: TableProgress['backs'], what: Logged): TableProgress['backs'] => {
  if ('undo' in what) return { seat: what.undo, times: backs?.seat === what.undo ? backs.times + 1 : 1 };
  return 'seat' in what && backs?.seat === what.seat ? backs : null;
};
/** Has this seat taken back as many moves in a row as it may? */
export const isTired = ({ backs }: TableProgress, seat: Seat): boolean => backs?.seat === seat && backs.times >= MOST_BACKS;
export const mayTakeBack = (game: Game<Kinds>, progress: TableProgress, seat: Seat): boolean =>
  progress.sent && !isTired(progress, seat) && mayUndo(game, progress, seat);
