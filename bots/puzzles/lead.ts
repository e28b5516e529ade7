/**
 * Is one move clearly best? A glance finds candidates; then several sets of dreams, each with its own luck, must find the same move,
 * and it must lead every other by enough in fresh dreams of all sets together. All of it from what the seat to move may know.
 */
import { diceFrom } from '../../kernel/chance/dice.ts';
import type { Kinds } from '../../kernel/game.ts';
import type { Move, Seat } from '../../kernel/seat.ts';
import { Candidate, halved, same } from '../candidates.ts';
import type { Mind } from '../mind.ts';
import { thoughtOf } from '../thought.ts';
import { certainty, type Interval, inSameDreams, intervalOf, type WeighedMove } from '../weighing.ts';

/** A seat that is asked something at a table. */
export interface AskedSeat {
  readonly mind: Mind<Kinds>;
  readonly table: Kinds['Table'];
  readonly seat: Seat;
}
const MOST_MOVES = 24;
/** Tries every move, so that no better one is overlooked; null where there are too many, or nothing to choose. */
export const movesAt = ({ mind, table, seat }: AskedSeat): readonly Move[] | null => {
  const moves: Move[] = [];
  for (const move of mind.game.moves(table, seat)) if (moves.push(move) > MOST_MOVES) return null;
  return moves.length < 2 ? null : moves;
};
/** The least number of tries of each move. */
const FEWEST = 2;
/** The moves that seem best, best first. */
export const ranked = (
  { mind, table, seat }: AskedSeat,
  moves: readonly Move[],
  playouts: number,
  seed: string,
): readonly Candidate[] => {
  const t = thoughtOf(mind.game, table, seat, diceFrom(seed));
  const candidates = moves.map(move => new Candidate(move));
  const enough = Math.max(playouts, FEWEST * moves.length * Math.ceil(Math.log2(moves.length)));
  return halved(t, mind, candidates, enough, []).toSorted((a, b) => b.mean - a.mean);
};

/** The evidence for a clearly best move. */
export interface PuzzleProof {
  readonly best: WeighedMove;
  readonly second: WeighedMove;
  /** The lead of the best over the second, and its interval of 99 %. */
  readonly lead: Interval & { readonly by: number };
  /** Fresh dreams in which both were played, and their sets. */
  readonly dreams: number;
  readonly sets: number;
}
export interface ProofDepth {
  /** The dreams of all sets together; a third goes to the ranking. */
  readonly playouts: number;
  readonly sets: number;
  /** The least lead, and the least low end of its interval. */
  readonly least: number;
  readonly low: number;
}

const weighed = ({ move, mean, worths: { length } }: Candidate): WeighedMove => ({
  move,
  chance: mean,
  interval: intervalOf(mean * length, length),
});
/** Joins several sets into one. */
const together = (sets: readonly (readonly Candidate[])[]): Candidate[] =>
  sets[0]!.map((first, i) => {
    const all = new Candidate(first.move);
    for (const set of sets) for (const worth of set[i]!.worths) all.add(worth);
    return all;
  });
/** The best first; then the one it leads by least. */
const leadOf = (candidates: readonly Candidate[]): PuzzleProof | null => {
  const [best, second] = candidates.toSorted((a, b) => b.mean - a.mean);
  if (best === undefined || second === undefined) return null;
  const { by, error } = best.over(second);
  const within = certainty(best.worths.length) * error;
  const lead = { by, low: by - within, high: by + within };
  return { best: weighed(best), second: weighed(second), lead, dreams: best.worths.length, sets: 1 };
};

/** Standard errors by which a lead may still grow. */
const HOPE = 2;
/** The proof that one move is clearly best, or null where it is not. */
export const proofAt = (
  moment: AskedSeat,
  moves: readonly Move[],
  { playouts, sets, least, low }: ProofDepth,
  seed: string,
): PuzzleProof | null => {
  const { mind, table, seat } = moment;
  const contenders: Move[] = [];
  let favourite: Move | null = null;
  for (let set = 0; set < sets; set++) {
    const [first, second] = ranked(moment, moves, playouts / 3 / sets, `${seed}, ranking ${set}`);
    if (first === undefined || second === undefined || (favourite !== null && !same(favourite, first.move))) return null;
    favourite = first.move;
    const { by, error } = first.over(second);
    if (by + HOPE * error < least) return null;
    for (const { move } of [first, second]) if (!contenders.some(other => same(other, move))) contenders.push(move);
  }
  const found: (readonly Candidate[])[] = [];
  for (let set = 0; set < sets; set++) {
    const t = thoughtOf(mind.game, table, seat, diceFrom(`${seed}, set ${set}`));
    found.push(inSameDreams(t, mind, contenders, (2 * playouts) / 3 / sets));
    const own = leadOf(found[set]!);
    if (own === null || !same(own.best.move, favourite!)) return null;
    // Hopeless already: skip the remaining dreams.
    if (leadOf(together(found))!.lead.high < least) return null;
  }
  const proof = leadOf(together(found))!;
  return proof.lead.by < least || proof.lead.low < low ? null : { ...proof, sets };
};
