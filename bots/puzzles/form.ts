/** What a puzzle is: a scenario whose last step is the best move, with the evidence for it. */
import type { JsonObject } from '../../kernel/json.ts';

/** Moves that there should be to choose from: of two a coin finds the best. Older puzzles may have fewer. */
export const CHOICE = 4;

/** A move as a scenario has it, and the chance of winning that it leaves, with the interval of 95 %. */
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
  /** Dreams in which both were played, in how many sets. */
  readonly dreams: number;
  readonly sets: number;
  /** How many moves there are to choose from. */
  readonly moves: number;
  /** How often each bot found the best move, and a short search. */
  readonly found: { readonly [who: string]: number };
  /** From 0, everybody finds it, to 100, nobody does. */
  readonly difficulty: number;
  /** The game among bots that it was found in. */
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

/** What a game says of its puzzles: at which tables they are looked for, and how hard. */
export interface PuzzleSetting {
  /** The tables on which bots play, one after the other. No races: those are for hands, not for heads. */
  readonly tables: readonly { readonly seats: number; readonly options: JsonObject }[];
  /** Playouts of the glance at every decision; the proof has thirty times as many. */
  readonly playouts: number;
  /** The part of a game, from its beginning, in which moves rarely decide much: it is played by hunch. */
  readonly quiet: number;
}
