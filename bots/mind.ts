/** A game's knowledge for a search, and its reasons for a move. */
import type { Bot, Thought } from '../kernel/bot.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import type { Move, Seat } from '../kernel/seat.ts';

/** A reason for a move's worth: one fact from what its seat may know. A game names its facts, and its words express them. */
export interface Reason {
  readonly because: string;
}
/** One of the game's facts, with its figures. */
export type ReasonOf<Grounds> = { readonly [B in keyof Grounds]: { readonly because: B } & Grounds[B] }[keyof Grounds];
/** The levels common to our games; above these three is one that thinks. */
export type HunchLevel = 'greenhorn' | 'gunhand' | 'sharpshooter';

/** When a dream has gone far enough for a seat (for all, where none is named), and each seat's expected share of a win then. */
export interface Horizon<K extends Kinds> {
  far(from: K['Table'], now: K['Table'], seat: Seat | null): boolean;
  judge(now: K['Table']): readonly number[];
  /** The worth of a finished game to each seat, given its share of the win: equal to it, unless more than winning counts. */
  ended?(over: K['Table'], shares: readonly number[]): readonly number[];
}
/** How bots think about a game: which bot proposes, which plays all seats in a dream, and how far a dream goes. */
export interface Mind<K extends Kinds> {
  readonly game: Game<K>;
  /** Proposes the move others must beat, and answers questions not worth a search. */
  readonly hunch: Bot<K>;
  /** Plays all seats in a dream: faster than the hunch, where that pays. */
  readonly policy: Bot<K>;
  /** Where dreams are cut short. */
  readonly horizon: Horizon<K>;
  /** Questions worth a search; the hunch answers the others. */
  ponders(question: string): boolean;
  /** Moves worth a try beside the hunch's own: all the offers allow, unless the game knows better. */
  tries?(t: Thought<K>): Iterable<Move>;
  /** A player's bonus for a move beyond its worth, as a share of a win: a weakness that opponents may know. */
  leans?(move: Move): number;
  /** The likelihood of the others' acts if this dream of a seat were true: more than 0, at most 1. */
  believes?(dream: K['Table'], seat: Seat): number;
  /** Dreams that fit into a whole analysis while a reader waits. */
  readonly patience: number;
  /** The strongest fact for or against this move; null where the game has none. */
  why?(thought: Thought<K>, move: Move): Reason | null;
  /** The facts among these that speak against the move. */
  readonly against?: readonly string[];
}
