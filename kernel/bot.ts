/** Players that are programs. A bot is given what its seat may know, and dreams; never a table. */

import type { Shape } from './cards/table.ts';
import type { Kinds, Offer } from './game.ts';
import { FASTEST } from './machine/false-start.ts';
import type { MoveBy, VerbOf } from './machine/language.ts';
import type { Needs } from './machine/verb.ts';
import type { Millis, Move, Seat } from './seat.ts';

export interface Thought<K extends Kinds> {
  readonly seat: Seat;
  readonly view: K['View'];
  readonly offers: readonly Offer[];
  /** Every move the offers allow, or only those of one verb. */
  moves(verb?: string): Iterable<Move>;
  /** Another table that this seat could not tell from the real one. */
  dream(): K['Table'];
  /** The bot's own chance: a whole number from 0 to n-1. */
  roll(n: number): number;
  /** Must it choose now? Always false where only the number of dreams counts, so that a game can be played again. */
  isLate(): boolean;
}
/** Every move of this verb that the offers allow, with its parts. A game asked for one verb lists no others. */
export const movesBy = <S extends Shape, D extends string, N extends Needs>(
  thought: { moves(verb: string): Iterable<Move> },
  verb: VerbOf<S, D, N>,
): Iterable<Move & MoveBy<VerbOf<S, D, N>>> => thought.moves(verb.name) as Iterable<Move & MoveBy<VerbOf<S, D, N>>>;

/** What a bot does once the cue of a race is up: the moves it still makes first, then how long after the cue its hand comes down. */
export interface Reaction {
  readonly first: readonly Move[];
  readonly after: Millis;
}
export interface Bot<K extends Kinds> {
  readonly name: string;
  /** The level that a character plays at, by name; a level itself has none. */
  readonly level?: string;
  /** What it does now. Null means nothing, which is an answer only while nothing is asked of it. */
  choose(thought: Thought<K>): Move | null;
  /** Null when the bot keeps its hand off the pile. */
  react(thought: Thought<K>): Reaction | null;
  /** The bot that chooses in its place when there is no time to think. A bot without one is quick itself. */
  readonly hurried?: Bot<K>;
}
/** The levels among a game's bots, weakest to strongest: every bot that is not a character. */
export const levelsOf = <B extends { readonly level?: string }>(bots: readonly B[]): readonly B[] =>
  bots.filter(({ level }) => level === undefined);

export interface Reflex {
  /** The median time, its spread, and the length of the tail (moments of inattention). */
  readonly mean: Millis;
  readonly spread: Millis;
  readonly tail: Millis;
  /** The time each card that is still loaded takes. */
  readonly perCard: Millis;
}
const FINE = 2 ** 16;
/** A human-like reaction time: a bell curve with a right tail. */
export const reactionTime = (reflex: Reflex, cards: number, roll: (n: number) => number): Millis => {
  const chance = (): number => (roll(FINE) + 0.5) / FINE;
  let bell = -6;
  for (let i = 0; i < 12; i++) bell += chance();
  const wandering = -reflex.tail * Math.log(chance());
  return Math.round(Math.max(FASTEST, reflex.mean + bell * reflex.spread) + wandering + cards * reflex.perCard);
};

/**
 * The moves a strong player would consider, judged by what the player may know, best first. Empty when there is no real choice or no
 * search is worth it.
 */
export type Hint = { readonly moves: readonly HintedMove[] };
export type HintedMove = {
  readonly move: Move;
  /** The player's expected share of a win, and its margin of error. */
  readonly chance: number;
  readonly plusMinus: number;
  /** The strongest argument for or against it, where the game knows one. */
  readonly reason: { readonly because: string } | null;
};
