/**
 * Tries moves in the same dreams; a quick policy that sees only its seat's view plays the rest. More and more of the
 * budget goes to the better half.
 */
import type { Thought } from '../kernel/bot.ts';
import type { Kinds } from '../kernel/game.ts';
import type { Move } from '../kernel/seat.ts';
import type { Mind } from './mind.ts';
import { playout } from './playout.ts';

/** The most moves tried; of more, a random sample. */
export const MOST_CANDIDATES = 24;

/** The advantage of one move over another in the dreams of both, and its standard error. */
export interface Lead {
  readonly by: number;
  readonly error: number;
}
/** One move that is tried, and its results. */
export class Candidate {
  readonly move: Move;
  /** Its worth to its seat in each dream, in the order of the dreams. */
  readonly worths: number[] = [];
  readonly #lean: number;
  #sum = 0;

  /** A lean is a player's bonus for the move beyond its worth. */
  constructor(move: Move, lean = 0) {
    this.move = move;
    this.#lean = lean;
  }
  add(worth: number): void {
    this.worths.push(worth + this.#lean);
    this.#sum += worth + this.#lean;
  }
  get mean(): number {
    return this.#sum / this.worths.length;
  }
  over(other: Candidate): Lead {
    const n = Math.min(this.worths.length, other.worths.length);
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < n; i++) {
      const by = this.worths[i]! - other.worths[i]!;
      sum += by;
      squares += by * by;
    }
    const by = sum / n;
    // Never taken as certain, however similar the dreams were.
    const variance = Math.max(squares / n - by * by, 1 / n ** 2);
    return { by, error: Math.sqrt(variance / n) };
  }
}
export const same = (a: Move, b: Move): boolean => JSON.stringify(a) === JSON.stringify(b);

/** These moves, and others worth a try. */
export const candidatesFor = <K extends Kinds>(t: Thought<K>, mind: Mind<K>, first: readonly Move[]): Candidate[] => {
  const known = first.filter((move, i) => first.findIndex(other => same(other, move)) === i);
  const room = MOST_CANDIDATES - known.length;
  const others: Move[] = [];
  let seen = 0;
  for (const move of mind.tries?.(t) ?? t.moves()) {
    if (known.some(other => same(other, move))) continue;
    seen++;
    if (others.length < room) others.push(move);
    else {
      const at = t.roll(seen);
      if (at < others.length) others[at] = move;
    }
  }
  return [...known, ...others].map(move => new Candidate(move, mind.leans?.(move)));
};

/** The better ones of these, best first, within this many playouts: at least two. Those to keep stay, even if they do badly. */
export const halved = <K extends Kinds>(
  t: Thought<K>,
  mind: Mind<K>,
  candidates: readonly Candidate[],
  playouts: number,
  keep: readonly Candidate[],
  least = 2,
): readonly Candidate[] => {
  const rounds = Math.max(1, Math.ceil(Math.log2(candidates.length)));
  const first = candidates[0]!;
  let left = candidates;
  for (let round = 0; round < rounds; round++) {
    const each = Math.max(1, Math.floor(playouts / rounds / left.length));
    for (let n = 0; n < each && !(t.isLate() && first.worths.length > 0); n++) {
      const dream = t.dream();
      for (const candidate of left) candidate.add(playout(mind, dream, { seat: t.seat, move: candidate.move }, t.roll)[t.seat]!);
    }
    const sorted = left.toSorted((a, b) => b.mean - a.mean);
    const better = sorted.slice(0, Math.max(least, Math.ceil(sorted.length / 2)));
    left = [...better, ...keep.filter(candidate => !better.includes(candidate))];
  }
  return left;
};
