/** A game as it goes on at a table, step by step: what a log leads to, and what may be taken back of it. */
import type { Game, Kinds, Played } from '../../kernel/game.ts';
import { type Going, goOn, type Logged, mayUndo, setOut } from '../../kernel/machine/undo.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Taken } from '../house.ts';

export interface Progress extends Going<Kinds> {
  /** Did a guest send the last of what happened? What a bot did for somebody is nobody's to take back. */
  readonly sent: boolean;
  /** Who takes back one move after the other, and how many by now; null when somebody else has acted since. */
  readonly backs: { readonly seat: Seat; readonly times: number } | null;
}
/** Moves that one seat may take back in a row: enough to look at every way, and no way to make a log without end. */
const MOST_BACKS = 10;
export type WentOn = Progress & Played<Kinds>;

export const outset = (table: Kinds['Table']): Progress => ({ ...setOut<Kinds>(table), sent: false, backs: null });
export const follow = (game: Game<Kinds>, progress: Progress, { in: what, by }: Taken): WentOn | Refusal => {
  const out = goOn(game, progress, what);
  if (isRefusal(out)) return out;
  const { table, last, told, facts } = out;
  return { table, last, told, facts, sent: by !== undefined, backs: backsAfter(progress.backs, what) };
};
const backsAfter = (backs: Progress['backs'], what: Logged): Progress['backs'] => {
  if ('undo' in what) return { seat: what.undo, times: backs?.seat === what.undo ? backs.times + 1 : 1 };
  return 'seat' in what && backs?.seat === what.seat ? backs : null;
};
/** Has this seat taken back as many moves in a row as it may? */
export const isTired = ({ backs }: Progress, seat: Seat): boolean => backs?.seat === seat && backs.times >= MOST_BACKS;
export const mayTakeBack = (game: Game<Kinds>, progress: Progress, seat: Seat): boolean =>
  progress.sent && !isTired(progress, seat) && mayUndo(game, progress, seat);
