/**
 * A bot that tries its moves out. Each candidate is played in the same dreams, the rest of the game by a quick policy that sees what its seat
 * would see; more and more of the budget goes to the better half. The hunch's own move is kept unless another is clearly better, since with
 * few dreams noise looks like insight.
 */
import type { Bot, Thought } from '../kernel/bot.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import type { Move } from '../kernel/seat.ts';
import { type Horizon, playout } from './playout.ts';

/** What a game knows that a search needs. */
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
}
export interface Effort {
  /** Dreams that are played out for one decision. */
  readonly playouts: number;
  /** By how many standard errors another move must be better than the hunch's own. */
  readonly doubt: number;
}

/** Moves that are tried; of more, a random sample. */
const MOST_CANDIDATES = 24;

class Candidate {
  readonly move: Move;
  /** What it was worth in each dream, in the order of the dreams. */
  readonly worths: number[] = [];
  #sum = 0;

  constructor(move: Move) {
    this.move = move;
  }
  add(worth: number): void {
    this.worths.push(worth);
    this.#sum += worth;
  }
  get mean(): number {
    return this.#sum / this.worths.length;
  }
  /** Is it better than the other by this many standard errors, in the dreams that both were played in? */
  beats(other: Candidate, errors: number): boolean {
    const n = Math.min(this.worths.length, other.worths.length);
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < n; i++) {
      const by = this.worths[i]! - other.worths[i]!;
      sum += by;
      squares += by * by;
    }
    const by = sum / n;
    // Never taken for certain, however much alike the dreams were.
    const variance = Math.max(squares / n - by * by, 1 / n ** 2);
    return by > errors * Math.sqrt(variance / n);
  }
}
const candidatesFor = <K extends Kinds>(t: Thought<K>, own: Move): Candidate[] => {
  const known = JSON.stringify(own);
  const others: Move[] = [];
  let seen = 0;
  for (const move of t.moves()) {
    if (JSON.stringify(move) === known) continue;
    seen++;
    if (others.length < MOST_CANDIDATES - 1) others.push(move);
    else {
      const at = t.roll(seen);
      if (at < others.length) others[at] = move;
    }
  }
  return [own, ...others].map(move => new Candidate(move));
};

/** Which of these is best, within this many playouts? The first is the hunch's own. */
const weighed = <K extends Kinds>(
  t: Thought<K>,
  { game, policy, horizon }: Mind<K>,
  candidates: readonly Candidate[],
  { playouts, doubt }: Effort,
): Move => {
  const own = candidates[0]!;
  const rounds = Math.max(1, Math.ceil(Math.log2(candidates.length)));
  let left = candidates;
  for (let round = 0; round < rounds; round++) {
    const each = Math.max(1, Math.floor(playouts / rounds / left.length));
    for (let n = 0; n < each && !(t.isLate() && own.worths.length > 0); n++) {
      const dream = t.dream();
      for (const candidate of left) candidate.add(playout(game, policy, horizon, dream, t.seat, candidate.move, t.roll));
    }
    const sorted = left.toSorted((a, b) => b.mean - a.mean);
    const kept = sorted.slice(0, Math.max(2, Math.ceil(sorted.length / 2)));
    left = kept.includes(own) ? kept : [...kept, own];
  }
  const best = left.reduce((a, b) => (b.mean > a.mean ? b : a));
  return best !== own && best.beats(own, doubt) ? best.move : own.move;
};

export const searcher = <K extends Kinds>(name: string, mind: Mind<K>, effort: Effort): Bot<K> => {
  const { hunch } = mind;
  return {
    name,
    hurried: hunch,
    choose(t) {
      const own = hunch.choose(t);
      const question = t.offers.find(offer => offer.question !== null)?.question ?? null;
      if (own === null || question === null || !mind.ponders(question)) return own;
      const candidates = candidatesFor(t, own);
      return candidates.length === 1 ? own : weighed(t, mind, candidates, effort);
    },
    react: t => hunch.react(t),
  };
};
