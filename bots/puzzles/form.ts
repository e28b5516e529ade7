/** What a puzzle is: a scenario whose last step is the best move, with the evidence for it. */
import type { JsonObject } from '../../kernel/json.ts';

/** The least number of moves to choose from: of two a coin finds the best. Older puzzles may have fewer. */
export const CHOICE = 4;

/** A move as in a scenario, and the chance of winning it leaves, with the interval of 95 %. */
export interface PuzzleMove {
  readonly move: string | JsonObject;
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}
/** The part `puzzle` of a scenario. */
export interface PuzzleEvidence {
  /** Stays the same when puzzles are sorted again. */
  readonly id: string;
  readonly player: string;
  readonly question: string;
  readonly best: PuzzleMove;
  readonly second: PuzzleMove;
  /** By how much the best move leads the second, with the interval of 99 %. */
  readonly lead: { readonly by: number; readonly low: number; readonly high: number };
  /** Dreams in which both were played, and their number of sets. */
  readonly dreams: number;
  readonly sets: number;
  /** The number of moves to choose from. */
  readonly moves: number;
  /** How often each bot, and a short search, found the best move. */
  readonly found: { readonly [who: string]: number };
  /** From 0, every bot finds it, to 100, none does. */
  readonly difficulty: number;
  /** The game among bots where it was found. */
  readonly from: string;
}
/** A scenario with its evidence. */
export interface Puzzle {
  readonly title: string;
  readonly game: string;
  readonly options: JsonObject;
  readonly seats: readonly string[];
  readonly position: JsonObject;
  readonly script: readonly JsonObject[];
  readonly puzzle: PuzzleEvidence;
}
/** Puzzles of a kind ask the same question and are solved by the same verb. */
export const kindOf = ({ puzzle: { question, best } }: Puzzle): string =>
  `${question}: ${typeof best.move === 'string' ? best.move.split(' ')[0] : String(best.move['do'])}`;

/** A game's puzzle settings: the tables to search, and how thoroughly. */
export interface PuzzleSetting {
  /** The tables on which bots play, one after the other. No races: those test hands, not heads. */
  readonly tables: readonly { readonly seats: number; readonly options: JsonObject }[];
  /** Playouts of the glance at every decision; the proof has thirty times as many. */
  readonly playouts: number;
  /** The first part of a game, where moves rarely decide much: bots play it by hunch. */
  readonly quiet: number;
}
