/**
 * What the moves of one decision are worth, from what their seat may know. A first round finds the moves that matter; these are then played in
 * fresh dreams, all in the same ones, so that luck in the choosing is not taken for worth. The same thought with the same dice gives the same
 * answer.
 */
import type { Thought } from '../kernel/bot.ts';
import { below, diceFrom } from '../kernel/chance/dice.ts';
import type { Kinds } from '../kernel/game.ts';
import type { Move } from '../kernel/seat.ts';
import { Candidate, candidatesFor, halved } from './candidates.ts';
import { type Interval, intervalOf } from './interval.ts';
import type { Mind } from './mind.ts';
import { playout } from './playout.ts';

/** One move, weighed. */
export interface WeighedMove {
  readonly move: Move;
  /** The share of a win that its seat may expect, and the interval of 95 % for it. */
  readonly chance: number;
  readonly interval: Interval;
}
/** How good a move was. */
export type Quality = 'best' | 'good' | 'slip' | 'blunder';
/** A move that was played, against the one that the first round thought best: itself, or another. */
export interface MarkedMove {
  readonly mark: Quality;
  readonly best: Move;
  /** How much less the played move is worth to its seat, in the same dreams; less than nothing where the first round was wrong. */
  readonly loss: number;
  /** The standard error of the loss, and half of its interval of 99 %. */
  readonly error: number;
  readonly within: number;
  /** In how many dreams both were played; none where they are the same. */
  readonly dreams: number;
}

/** Losses of this much are slips and blunders, where they are larger than their interval. */
const SLIP = 0.03;
const BLUNDER = 0.1;
/** Standard errors of an interval of 99 %, since a game has a hundred decisions; a few more where there are few dreams, as Student found. */
export const certainty = (dreams: number): number => 2.576 * (1 + 1.9 / (dreams - 1));
/** Fewer dreams say nothing. */
const FEWEST = 8;

/** These moves in fresh dreams, with the same luck for each. */
export const inSameDreams = <K extends Kinds>(
  t: Thought<K>,
  mind: Mind<K>,
  moves: readonly Move[],
  playouts: number,
): Candidate[] => {
  const candidates = moves.map(move => new Candidate(move));
  const dreams = Math.max(FEWEST, Math.floor(playouts / moves.length));
  for (let n = 0; n < dreams; n++) {
    const dream = t.dream();
    const luck = `luck ${t.roll(2 ** 21)}`;
    for (const it of candidates) {
      const dice = diceFrom(luck);
      const shares = playout(mind, dream, { seat: t.seat, move: it.move }, n => below(dice, n));
      it.add(shares[t.seat]!);
    }
  }
  return candidates;
};
/** The first round: the best first. */
const promising = <K extends Kinds>(t: Thought<K>, mind: Mind<K>, playouts: number, played: Move | null): readonly Move[] => {
  const candidates = candidatesFor(
    t,
    [played, mind.hunch.choose(t)].filter(move => move !== null),
  );
  if (candidates.length < 2) return [];
  const better = halved(t, mind, candidates, playouts, played === null ? [] : [candidates[0]!]);
  return better.toSorted((a, b) => b.mean - a.mean).map(({ move }) => move);
};

/** The best moves of a decision, the best first; none when there is nothing to choose. Half of the playouts go to the first round. */
export const bestMoves = <K extends Kinds>(
  t: Thought<K>,
  mind: Mind<K>,
  playouts: number,
  most: number,
): readonly WeighedMove[] => {
  const moves = promising(t, mind, playouts / 2, null).slice(0, most);
  if (moves.length === 0) return [];
  return inSameDreams(t, mind, moves, playouts / 2)
    .toSorted((a, b) => b.mean - a.mean)
    .map(({ move, mean, worths: { length } }) => ({ move, chance: mean, interval: intervalOf(mean * length, length) }));
};

const markOf = (loss: number, within: number): Quality => {
  if (loss <= 0) return 'best';
  if (loss <= within || loss < SLIP) return 'good';
  return loss < BLUNDER ? 'slip' : 'blunder';
};
/** How good a move was that was played; null when there was nothing to choose. Half of the playouts go to the first round. */
export const markedMove = <K extends Kinds>(t: Thought<K>, mind: Mind<K>, playouts: number, move: Move): MarkedMove | null => {
  const [first] = promising(t, mind, playouts / 2, move);
  if (first === undefined) return null;
  if (JSON.stringify(first) === JSON.stringify(move)) return { mark: 'best', best: move, loss: 0, error: 0, within: 0, dreams: 0 };
  const [played, best] = inSameDreams(t, mind, [move, first], playouts / 2) as [Candidate, Candidate];
  const dreams = played.worths.length;
  const { by, error } = best.over(played);
  const within = certainty(dreams) * error;
  return { mark: markOf(by, within), best: first, loss: by, error, within, dreams };
};
