/** A hint: the moves that a strong player would think of, weighed from what the player may know. */
import type { Move } from './seat.ts';

/** The best moves, the best first. None where there is nothing to choose, or nothing that a search is worth. */
export type Hint = { readonly moves: readonly HintedMove[] };
export type HintedMove = {
  readonly move: Move;
  /** The share of a win that the player may expect, and by how much that may be wrong. */
  readonly chance: number;
  readonly plusMinus: number;
  /** The fact that speaks most for it or against it, where the game knows one. */
  readonly reason: { readonly because: string } | null;
};
