/** How a game is played by days, with players who are never there at the same time. Only a game that is handed over seldom enough can be. */
import type { Kinds } from './game.ts';
import type { Move, Seat } from './seat.ts';

/** What may be said before: within a window nobody is waited for. */
interface StandingOrders<K extends Kinds = Kinds> {
  /** Their names, in the order in which they are shown. */
  readonly names: readonly string[];
  /** What a seat does now that has given these, by what it sees and may do; null when it lets the window close. */
  move(seat: Seat, view: K['View'], moves: Iterable<Move>, given: readonly string[]): Move | null;
}
export interface Slow {
  /** With how many players. */
  readonly seats: readonly number[];
  readonly orders?: StandingOrders;
}
