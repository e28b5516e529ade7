/** A game as it goes on at a table, step by step: what a log leads to, and what may be taken back of it. */
import type { Game, Kinds, Played } from '../kernel/game.ts';
import { isRefusal, type Refusal } from '../kernel/refusal.ts';
import type { Seat } from '../kernel/seat.ts';
import { type Going, goOn, mayUndo, setOut } from '../kernel/undo.ts';
import type { Taken } from './house.ts';

export interface Progress extends Going<Kinds> {
  /** Did a guest send the last of what happened? What a bot did for somebody is nobody's to take back. */
  readonly sent: boolean;
}
export type Went = Progress & Played<Kinds>;

export const outset = (table: Kinds['Table']): Progress => ({ ...setOut<Kinds>(table), sent: false });
export const follow = (game: Game<Kinds>, progress: Progress, { in: what, by }: Taken): Went | Refusal => {
  const out = goOn(game, progress, what);
  return isRefusal(out) ? out : { table: out.table, last: out.last, told: out.told, sent: by !== undefined };
};
export const mayTakeBack = (game: Game<Kinds>, progress: Progress, seat: Seat): boolean =>
  progress.sent && mayUndo(game, progress, seat);
