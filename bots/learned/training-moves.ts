/**
 * How a choice of moves is learned: bots play by hunch, with random moves strewn in; at some decisions every move is played out in
 * the same few dreams, and a small network learns by how much each is worth more than the others. Of the games that were held out, it is told how
 * much more its choices were worth than the hunch's.
 */
import type { Bot, Thought } from '../../kernel/bot.ts';
import { below, diceFrom } from '../../kernel/chance/dice.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import type { Move, Seed } from '../../kernel/seat.ts';
import { candidatesFor } from '../candidates.ts';
import { match } from '../match.ts';
import type { Mind } from '../mind.ts';
import { playout } from '../playout.ts';
import { randomBot } from '../random.ts';
import { encodeView, type Inputs } from './encoder.ts';
import { Fit, inputsOf } from './fitting.ts';
import { movesIn } from './moves.ts';
import { preferred } from './player.ts';
import { type LearnedWeights, MOVES_FORM, networkOf } from './weights.ts';

export interface MoveSchooling<K extends Kinds> {
  readonly mind: Mind<K>;
  readonly config: K['Config'];
  readonly seats: number;
  readonly seed: Seed;
  readonly games: number;
}
/** A decision: what was seen, the moves, the hunch's own first, and what each was worth in the same dreams. */
interface Lesson {
  readonly game: number;
  readonly seen: Inputs;
  readonly moves: readonly Inputs[];
  readonly worths: readonly number[];
}

/** One decision in `STRAYS` is random, and one in `APART` is a lesson. */
const STRAYS = 12;
const APART = 2;
/** The most moves of a lesson, and the dreams each is played out in. */
const MOST_MOVES = 10;
const DREAMS = 2;
const lessonAt = <K extends Kinds>(mind: Mind<K>, t: Thought<K>, own: Move, game: number): Lesson | null => {
  const others = candidatesFor(t, mind, [own]).slice(1);
  while (others.length >= MOST_MOVES) others.splice(t.roll(others.length), 1);
  if (others.length === 0) return null;
  const moves = [own, ...others.map(({ move }) => move)];
  const sums = moves.map(() => 0);
  for (let n = 0; n < DREAMS; n++) {
    const dream = t.dream();
    for (const [i, move] of moves.entries()) sums[i]! += playout(mind, dream, { seat: t.seat, move }, t.roll)[t.seat]!;
  }
  const encoded = movesIn(mind.game, t.view, t.seat, own);
  return { game, seen: encodeView(mind.game, t.view, t.seat), moves: moves.map(encoded), worths: sums.map(sum => sum / DREAMS) };
};
const lessonsOf = <K extends Kinds>({ mind, config, seats, seed, games }: MoveSchooling<K>): readonly Lesson[] => {
  const { game, hunch } = mind;
  const stray = randomBot<K>();
  const lessons: Lesson[] = [];
  for (let n = 0; n < games; n++) {
    const teacher: Bot<K> = {
      ...hunch,
      choose(t) {
        const own = hunch.choose(t);
        const question = t.offers.find(offer => offer.question !== null)?.question ?? null;
        if (own === null || question === null || !mind.ponders(question)) return own;
        const lesson = t.roll(APART) === 0 ? lessonAt(mind, t, own, n) : null;
        if (lesson !== null) lessons.push(lesson);
        return t.roll(STRAYS) === 0 ? (stray.choose(t) ?? own) : own;
      },
    };
    match({ game, config, seed: `${seed} ${n}`, bots: Array.from({ length: seats }, () => teacher) });
  }
  return lessons;
};

const meanOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
/** By how much what was chosen was worth more than the hunch's own moves, the standard error of that, and how often it was another. */
export interface MoveGain {
  readonly by: number;
  readonly error: number;
  readonly others: number;
}
const gainOf = (weights: LearnedWeights, lessons: readonly Lesson[]): MoveGain => {
  const network = networkOf(weights);
  const chosen = lessons.map(({ seen, moves }) => preferred(network, network.after(seen), moves));
  const gains = lessons.map(({ worths }, i) => worths[chosen[i]!]! - worths[0]!);
  const by = meanOf(gains);
  const error = Math.sqrt(meanOf(gains.map(gain => (gain - by) ** 2)) / gains.length);
  return { by, error, others: chosen.filter(i => i > 0).length / chosen.length };
};

const EPOCHS = 5;
/** Moves differ by a few points of a win: a network that begins with more has to unlearn it. */
const PACE = { first: [1 / 20, 1 / 6], rate: 0.01, start: 0.01, decay: 3e-3 } as const;
/** Rare inputs would weigh most. */
const LEAST_SPREAD = 0.1;
/** Lessons between two tallies of the weights: their mean is better than their last values. */
const TALLY = 250;
const fitted = <K extends Kinds>(
  { id, version }: Game<K>,
  taught: readonly Lesson[],
  watched: readonly Lesson[],
  seed: Seed,
): LearnedWeights => {
  const dice = diceFrom(`${seed}/fit`);
  const views = taught.map(({ seen }) => seen);
  const moves = taught.flatMap(lesson => lesson.moves);
  const inputs = [...inputsOf(views, LEAST_SPREAD), ...inputsOf(moves, LEAST_SPREAD)];
  const fit = new Fit(inputs, PACE, dice);
  const rows = taught.map(({ seen, moves, worths }) => {
    const common = fit.row(seen);
    return { rows: moves.map(move => [...common, ...fit.row(move)]), worths };
  });
  let best: { readonly sure: number; readonly weights: LearnedWeights } | null = null;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    fit.slow(1 / (1 + epoch / 2));
    fit.tally(true);
    for (let n = 0; n < rows.length; n++) {
      const lesson = rows[below(dice, rows.length)]!;
      const sums = lesson.rows.map(row => fit.sum(row));
      const [usual, worth] = [meanOf(sums), meanOf(lesson.worths)];
      for (const [i, row] of lesson.rows.entries()) fit.learn(row, sums[i]! - usual - (lesson.worths[i]! - worth));
      if (n % TALLY === 0) fit.tally(false);
    }
    const weights = fit.weights({ form: MOVES_FORM, game: id, rules: version });
    const { by, error } = gainOf(weights, watched);
    const sure = by - error / 2;
    if (best === null || sure > best.sure) best = { sure, weights };
  }
  return best!.weights;
};

export interface MovesSchooled {
  readonly weights: LearnedWeights;
  readonly lessons: number;
  /** Lessons of the games that nothing was learned from. */
  readonly held: number;
  readonly gain: MoveGain;
}
/** One game in this many is held out, and another picks the best epoch; the rest teach. */
const HELD = 6;
export const schoolMoves = <K extends Kinds>(schooling: MoveSchooling<K>): MovesSchooled => {
  const lessons = lessonsOf(schooling);
  const taught = lessons.filter(it => it.game % HELD > 1);
  const watched = lessons.filter(it => it.game % HELD === 1);
  const held = lessons.filter(it => it.game % HELD === 0);
  const weights = fitted(schooling.mind.game, taught, watched, schooling.seed);
  return { weights, lessons: taught.length, held: held.length, gain: gainOf(weights, held) };
};
