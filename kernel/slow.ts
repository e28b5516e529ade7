/** Play by correspondence, over days, by players who are never there at the same time. Only for games whose turn seldom changes hands. */
import type { Kinds } from './game.ts';
import type { Move, Seat } from './seat.ts';

/** Standing orders: answers given in advance, so that no window waits for a player. */
interface StandingOrders<K extends Kinds = Kinds> {
  /** The names of the orders, in display order. */
  readonly names: readonly string[];
  /** The move of a seat with these orders, from what it sees and may do; null to let the window close. */
  move(seat: Seat, view: K['View'], moves: Iterable<Move>, given: readonly string[]): Move | null;
}
export interface Slow {
  /** The possible numbers of players. */
  readonly seats: readonly number[];
  readonly orders?: StandingOrders;
}
