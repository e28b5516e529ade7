/** What a game knows that a search needs, and what it can say about a move. */
import type { Bot, Thought } from '../kernel/bot.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import type { Move, Seat } from '../kernel/seat.ts';

/** Why a move is worth what it is: one fact, read off what its seat may know. A game names its facts, and its words say them. */
export interface Reason {
  readonly because: string;
}
/** One of the facts that a game names, with its figures. */
export type ReasonOf<Grounds> = { readonly [B in keyof Grounds]: { readonly because: B } & Grounds[B] }[keyof Grounds];
/** The levels that our games have in common; above these three is one that thinks. */
export type HunchLevel = 'greenhorn' | 'gunhand' | 'sharpshooter';

/** When a dream has gone far enough for a seat (for all of them, where none is named), and the share of a win that each seat may then expect. */
export interface Horizon<K extends Kinds> {
  far(from: K['Table'], now: K['Table'], seat: Seat | null): boolean;
  judge(now: K['Table']): readonly number[];
  /** What a finished game is worth to each seat, which won this much of it: the same, unless more than winning counts. */
  ended?(over: K['Table'], shares: readonly number[]): readonly number[];
}
/** How a game is thought about: who proposes, who plays everybody's part in a dream, and how far a dream goes. */
export interface Mind<K extends Kinds> {
  readonly game: Game<K>;
  /** Proposes the move that others must beat, and answers what is not worth a search. */
  readonly hunch: Bot<K>;
  /** Plays everybody's part in a dream: quicker than the hunch, where that pays. */
  readonly policy: Bot<K>;
  /** Where dreams are cut short. */
  readonly horizon: Horizon<K>;
  /** Questions that a search is worth; the others are answered by the hunch. */
  ponders(question: string): boolean;
  /** The moves that are worth a try beside the hunch's own: any that the offers allow, unless the game knows better. */
  tries?(t: Thought<K>): Iterable<Move>;
  /** What its player gives a move beyond its worth, as a share of a win: a weakness that another may know. */
  leans?(move: Move): number;
  /** How likely it is that the others did what they did, if this dream of a seat were true: more than 0, and 1 where nothing could be likelier. */
  believes?(dream: K['Table'], seat: Seat): number;
  /** Dreams that can be played out in a whole analysis while somebody waits. */
  readonly patience: number;
  /** The fact that speaks most for this move or against it; null where the game has none to tell. */
  why?(thought: Thought<K>, move: Move): Reason | null;
  /** Of these facts, those that speak against the move. */
  readonly against?: readonly string[];
}
