/** A game in progress at a table, step by step: what a log leads to, and what can be taken back. */
import type { Game, Kinds, Played } from '../../kernel/game.ts';
import { advance, beginAt, type Logged, mayUndo, type Progress } from '../../kernel/machine/undo.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Taken } from '../runtime.ts';

export interface TableProgress extends Progress<Kinds> {
  /** Did a guest send the last entry? Moves of a stand-in bot cannot be taken back. */
  readonly sent: boolean;
  /** The seat taking back consecutive moves, and how many so far; null once another seat has acted. */
  readonly backs: { readonly seat: Seat; readonly times: number } | null;
}
/** Moves one seat may take back in a row: enough to try every option, without endless logs. */
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
/** Has this seat reached the limit of consecutive retractions? */
export const isTired = ({ backs }: TableProgress, seat: Seat): boolean => backs?.seat === seat && backs.times >= MOST_BACKS;
export const mayTakeBack = (game: Game<Kinds>, progress: TableProgress, seat: Seat): boolean =>
  progress.sent && !isTired(progress, seat) && mayUndo(game, progress, seat);
