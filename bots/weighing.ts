/**
 * The worth of the moves of one decision, from what their seat may know. A first round finds the moves that matter; these then play in
 * the same fresh dreams, so that luck in the first round does not count as worth. The same thought with the same dice gives the same
 * answer.
 */
import type { Thought } from '../kernel/bot.ts';
import { below, diceFrom } from '../kernel/chance/dice.ts';
import type { Kinds } from '../kernel/game.ts';
import type { Move } from '../kernel/seat.ts';
import { Candidate, candidatesFor, halved, same } from './candidates.ts';
import type { Mind } from './mind.ts';
import { playout } from './playout.ts';

/** One move, weighed. */
export interface WeighedMove {
  readonly move: Move;
  /** Its seat's expected share of a win, and its interval of 95 %. */
  readonly chance: number;
  readonly interval: Interval;
}
/** How good a move was. */
export type Quality = 'best' | 'good' | 'unsure' | 'slip' | 'blunder';
/** A played move, against the best one of the first round: itself, or another. */
export interface MarkedMove {
  readonly mark: Quality;
  readonly best: Move;
  /** The loss of the played move to its seat, in the same dreams; negative where the first round was wrong. */
  readonly loss: number;
  /** The standard error of the loss, and half of its interval of 99 %. */
  readonly error: number;
  readonly within: number;
  /** The number of dreams in which both were played; 0 where they are the same. */
  readonly dreams: number;
}

/** Losses from which a move is a slip or a blunder, if they exceed their interval. */
const SLIP = 0.03;
const BLUNDER = 0.1;
/** A move is not called good if its interval could hide a loss of this size. */
const UNSURE = 0.1;
/** The dreams of a second look, as a multiple of the first. */
const SECOND_LOOK = 10;
/** Standard errors by which a move must lag for a second look. */
const SUSPECT = 0.5;
/** Standard errors by which it must lag to be a mistake before the second look is over. */
const PLAIN = 3.5;
/** Standard errors of an interval of 99 %, since a game has a hundred decisions; more where dreams are few (Student's t). */
export const certainty = (dreams: number): number => 2.576 * (1 + 1.9 / (dreams - 1));
/** The least number of dreams that say anything. */
const FEWEST = 8;

/** Plays these candidates in this many more dreams, with the same luck for each. */
const dreamOn = <K extends Kinds>(t: Thought<K>, mind: Mind<K>, candidates: readonly Candidate[], dreams: number): void => {
  for (let n = 0; n < dreams; n++) {
    const dream = t.dream();
    const luck = `luck ${t.roll(2 ** 21)}`;
    for (const it of candidates) {
      const dice = diceFrom(luck);
      const shares = playout(mind, dream, { seat: t.seat, move: it.move }, n => below(dice, n));
      it.add(shares[t.seat]!);
    }
  }
};
/** These moves in fresh dreams, with the same luck for each. */
export const inSameDreams = <K extends Kinds>(
  t: Thought<K>,
  mind: Mind<K>,
  moves: readonly Move[],
  playouts: number,
): Candidate[] => {
  const candidates = moves.map(move => new Candidate(move));
  dreamOn(t, mind, candidates, Math.max(FEWEST, Math.floor(playouts / moves.length)));
  return candidates;
};
/** The first round: these and other moves worth a try, best first. */
const promising = <K extends Kinds>(
  t: Thought<K>,
  mind: Mind<K>,
  playouts: number,
  known: readonly Move[],
  most: number,
): readonly Candidate[] => {
  const candidates = candidatesFor(t, mind, known);
  if (candidates.length < 2) return [];
  const kept = candidates.filter(({ move }) => known.some(it => same(it, move)));
  return halved(t, mind, candidates, playouts, kept, most).toSorted((a, b) => b.mean - a.mean);
};

/** These moves, weighed, best first. */
export const weighed = <K extends Kinds>(
  t: Thought<K>,
  mind: Mind<K>,
  moves: readonly Move[],
  playouts: number,
): readonly WeighedMove[] =>
  inSameDreams(t, mind, moves, playouts)
    .toSorted((a, b) => b.mean - a.mean)
    .map(({ move, mean, worths: { length } }) => ({ move, chance: mean, interval: intervalOf(mean * length, length) }));

/** The best moves of a decision, best first; none when there is nothing to choose. Half of the playouts go to the first round. */
export const bestMoves = <K extends Kinds>(
  t: Thought<K>,
  mind: Mind<K>,
  playouts: number,
  most: number,
): readonly WeighedMove[] => {
  const hunch = mind.hunch.choose(t);
  const moves = promising(t, mind, playouts / 2, hunch === null ? [] : [hunch], most)
    .slice(0, most)
    .map(({ move }) => move);
  return moves.length === 0 ? [] : weighed(t, mind, moves, playouts / 2);
};

/** The first round's choice, and the best of the rest: the hunch's own move, unless another was clearly better. */
const favourites = <K extends Kinds>(t: Thought<K>, mind: Mind<K>, playouts: number, played: Move): readonly Move[] => {
  const hunch = mind.hunch.choose(t);
  const found = promising(t, mind, playouts, hunch === null ? [played] : [played, hunch], 2);
  const own = found.find(({ move }) => hunch !== null && same(move, hunch));
  const [best] = found;
  if (best === undefined) return [];
  const lead = own === undefined || own === best ? null : best.over(own);
  const first = lead === null || lead.by > lead.error ? best : own!;
  return [first, ...found.filter(it => it !== first)].map(({ move }) => move);
};
/** A move against another in the same fresh dreams; in more of them, while it may be a mistake without being clearly one. */
const lagOf = <K extends Kinds>(t: Thought<K>, mind: Mind<K>, playouts: number, move: Move, rival: Move) => {
  const [played, other] = inSameDreams(t, mind, [move, rival], playouts) as [Candidate, Candidate];
  const most = SECOND_LOOK * played.worths.length;
  while (true) {
    const dreams = played.worths.length;
    const { by, error } = other.over(played);
    const isOpen = by > SUSPECT * error && by < PLAIN * error && dreams < most;
    if (!isOpen) return { loss: by, error, within: certainty(dreams) * error, dreams };
    dreamOn(t, mind, [played, other], Math.min(dreams, most - dreams));
  }
};
const markOf = (loss: number, within: number): Quality => {
  if (loss <= 0) return 'best';
  if (loss > within && loss >= SLIP) return loss < BLUNDER ? 'slip' : 'blunder';
  return within > UNSURE ? 'unsure' : 'good';
};
/** The verdict on a played move; null when there was nothing to choose. Half of the playouts go to the first round. */
export const markedMove = <K extends Kinds>(t: Thought<K>, mind: Mind<K>, playouts: number, move: Move): MarkedMove | null => {
  const [first, second] = favourites(t, mind, playouts / 2, move);
  if (first === undefined) return null;
  const isFirst = same(first, move);
  const lag = lagOf(t, mind, playouts / 2, move, isFirst ? second! : first);
  const mark = markOf(lag.loss, lag.within);
  if (isFirst && lag.loss < Math.max(SLIP, lag.within)) {
    // The first round's choice lost nothing, unless dreams show it.
    return { mark: mark === 'unsure' ? mark : 'best', best: move, loss: 0, error: 0, within: lag.within, dreams: lag.dreams };
  }
  return { mark, best: isFirst ? second! : first, ...lag };
};

/** The certainty of a share of wins. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}
const Z = 1.96;
/** Wilson's interval of 95 % for the share of wins. */
export const intervalOf = (won: number, games: number): Interval => {
  const p = won / games;
  const middle = p + Z ** 2 / (2 * games);
  const half = Z * Math.sqrt((p * (1 - p)) / games + Z ** 2 / (4 * games ** 2));
  const all = 1 + Z ** 2 / games;
  return { low: Math.max(0, (middle - half) / all), high: Math.min(1, (middle + half) / all) };
};
