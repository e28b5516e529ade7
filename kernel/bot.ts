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
  /** Every move that the offers allow, or those of one verb. */
  moves(verb?: string): Iterable<Move>;
  /** Another table that this seat could not tell from the real one. */
  dream(): K['Table'];
  /** The bot's own chance: a whole number from 0 to n-1. */
  roll(n: number): number;
  /** Must it choose now? Always false where only the number of dreams counts, so that a game can be played again. */
  isLate(): boolean;
}
/** Every move of this verb that the offers allow, with its parts: asked for by name, a game gives no others. */
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
  /** Null when it keeps its hand off the pile. */
  react(thought: Thought<K>): Reaction | null;
  /** The bot that chooses in its place when there is no time to think. A bot without one is quick itself. */
  readonly hurried?: Bot<K>;
}
/** The levels among the bots of a game, from the weakest to the strongest: all but the characters. */
export const levelsOf = <B extends { readonly level?: string }>(bots: readonly B[]): readonly B[] =>
  bots.filter(({ level }) => level === undefined);

export interface Reflex {
  /** The usual time, how much it varies, and how long the tail is of the times when the mind wandered. */
  readonly mean: Millis;
  readonly spread: Millis;
  readonly tail: Millis;
  /** How long each card takes that is still loaded. */
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

/** The moves that a strong player would think of, weighed from what the player may know, the best first. None where there is nothing to choose, or nothing that a search is worth. */
export type Hint = { readonly moves: readonly HintedMove[] };
export type HintedMove = {
  readonly move: Move;
  /** The share of a win that the player may expect, and by how much that may be wrong. */
  readonly chance: number;
  readonly plusMinus: number;
  /** The fact that speaks most for it or against it, where the game knows one. */
  readonly reason: { readonly because: string } | null;
};
