/**
 * The analysis of a finished game: each seat's chance to win after each step, each decision weighed from what its player could know then,
 * and the shares of luck and play. The chances are those of a viewer who sees what all players see together, and nothing that none of them
 * can know. The same log with the same number of playouts gives the same analysis.
 */
import { below, diceFrom } from '../kernel/chance/dice.ts';
import type { Kinds } from '../kernel/game.ts';
import { eachOf } from '../kernel/records.ts';
import type { Move, Seat } from '../kernel/seat.ts';
import { believing } from './believing.ts';
import { type Cause, causes, type LoggedStep, type LookBack } from './looking-back.ts';
import type { Mind } from './mind.ts';
import { playout, sharesOf } from './playout.ts';
import { thoughtOf } from './thought.ts';
import { type MarkedMove, markedMove, type Quality } from './weighing.ts';

/** Each seat's chance to win, and the standard error of each. */
export interface Chances {
  readonly of: readonly number[];
  readonly errors: readonly number[];
}
/** A weighed decision. */
export interface Decision extends MarkedMove {
  readonly seat: Seat;
  readonly question: string;
}
/** The chances after a step of the game. The first stands for the deal. */
export interface AnalysedStep {
  /** The number of the input in its log; 0 for the deal. */
  readonly n: number;
  readonly by: Seat | null;
  readonly move: Move | null;
  readonly cause: Cause;
  /** After a choice followed by luck: the chances over all its possible outcomes. The difference to the actual one is the luck. */
  readonly promise: Chances | null;
  readonly chances: Chances;
  readonly decision: Decision | null;
}
/** A change of a chance, and its standard error. */
export interface Share {
  readonly by: number;
  readonly error: number;
}
/** Luck and play of one seat. */
export interface Account {
  readonly start: number;
  readonly end: number;
  /** The changes of its chance by moves and by each kind of luck, its own and others': together, the way from start to end. */
  readonly moved: { readonly [C in Cause]: Share };
  /** The loss of its own moves against the best ones, over all decisions. */
  readonly lost: Share;
  readonly marks: { readonly [M in Quality]: number };
}

/** Playouts for one decision, so that the whole game, or this part of it, takes about as long as a reader waits. */
export const usualPlayouts = <K extends Kinds>({ patience }: Mind<K>, { steps, decisions }: LookBack<K>, part = 1): number => {
  const points = steps.filter(({ isForced }) => !isForced).length;
  return Math.max(LEAST, Math.floor((part * patience) / (SPENT * decisions + points / CURVE)));
};
const LEAST = 16;
/** The average cost of a decision, second looks included, relative to its playouts. */
const SPENT = 1.6;
/** A point of the curve takes a quarter of a decision's playouts. */
const CURVE = 4;

/** The chances over repeatedly drawn tables, each played to its horizon. */
const chancesOver = <K extends Kinds>(
  mind: Mind<K>,
  seats: number,
  playouts: number,
  seed: string,
  draw: (seed: string) => K['Table'],
): Chances => {
  const sums = Array.from({ length: seats }, () => 0);
  const squares = sums.slice();
  const dice = diceFrom(seed);
  for (let n = 0; n < playouts; n++) {
    for (const [seat, share] of playout(mind, draw(`${seed}/${n}`), null, n => below(dice, n)).entries()) {
      sums[seat]! += share;
      squares[seat]! += share ** 2;
    }
  }
  const of = sums.map(sum => sum / playouts);
  return { of, errors: of.map((mean, seat) => Math.sqrt(Math.max(0, squares[seat]! / playouts - mean ** 2) / playouts)) };
};
const chancesAt = <K extends Kinds>(mind: Mind<K>, table: K['Table'], playouts: number, seed: string): Chances => {
  const over = mind.game.outcome(table);
  if (over === null) return chancesOver(mind, table.seats, playouts, seed, draw => mind.game.redealt(table, draw));
  return { of: sharesOf(over, table.seats), errors: Array.from({ length: table.seats }, () => 0) };
};
/** The promise of a choice before luck: the chances after its move at tables where everything unknown to all seats is redealt. */
const promiseOf = <K extends Kinds>(
  mind: Mind<K>,
  { n, input, before, cause, isChosen }: LoggedStep<K>,
  playouts: number,
): Chances | null => {
  if (!isChosen || cause === 'move' || cause === 'race' || !('move' in input)) return null;
  return chancesOver(mind, before.seats, playouts, `promise ${n}`, draw => {
    const line = mind.game.search(mind.game.redealt(before, draw));
    const why = line.next({ ...input, at: before.clock });
    if (why !== null) throw new Error(`${JSON.stringify(input)} is refused: ${why.why} (${why.rule})`);
    return line.table;
  });
};
const decided = <K extends Kinds>(
  mind: Mind<K>,
  { n, input, before, question }: LoggedStep<K>,
  playouts: number,
): Decision | null => {
  if (question === null || !('seat' in input)) return null;
  const { seat, move } = input;
  const thought = believing(thoughtOf(mind.game, before, seat, diceFrom(`decision ${n}`)), mind);
  const marked = markedMove(thought, mind, playouts, move);
  return marked && { seat, question, ...marked };
};

/** One of several parts of an analysis, computed in parallel. */
export interface AnalysisPart {
  readonly n: number;
  readonly of: number;
}
/** Yields steps as they are done: a page can show them at once. Each of several parts has its own steps. */
export function* analyse<K extends Kinds>(
  mind: Mind<K>,
  { first, steps }: LookBack<K>,
  playouts: number,
  part: AnalysisPart = { n: 0, of: 1 },
): Generator<AnalysedStep, void> {
  const points = Math.ceil(playouts / CURVE);
  const chancesIn = (run: number, table: K['Table'], n: number): Chances | null =>
    run % part.of === part.n ? chancesAt(mind, table, points, `curve ${n}`) : null;
  // A run is a step and its forced successors that turned nothing up: they leave the chances unchanged.
  let run = 0;
  let chances = chancesIn(run, first, 0);
  if (chances !== null) yield { n: 0, by: null, move: null, cause: 'draw', promise: null, chances, decision: null };
  for (const step of steps) {
    const { n, input, after, cause, isForced } = step;
    if (!isForced) chances = chancesIn(++run, after, n);
    if (chances === null) continue;
    const [by, move] = 'seat' in input ? [input.seat, input.move] : [null, null];
    yield { n, by, move, cause, promise: promiseOf(mind, step, points), chances, decision: decided(mind, step, playouts) };
  }
}

/** Chances, and the cause of their change from the previous point. */
interface Point {
  readonly cause: Cause;
  readonly chances: Chances;
}
const pointsOf = (steps: readonly AnalysedStep[]): readonly Point[] =>
  steps.flatMap(({ cause, promise, chances }, i): Point[] =>
    promise === null || i === 0
      ? [{ cause, chances }]
      : [
          { cause: 'move', chances: promise },
          { cause, chances },
        ],
  );
const movedBy = (points: readonly Point[], seat: Seat, cause: Cause): Share => {
  let by = 0;
  let variance = 0;
  for (const [i, { chances }] of points.entries()) {
    // A point where one such stretch ends and another begins cancels out.
    const counts = (i > 0 && points[i]!.cause === cause ? 1 : 0) - (points[i + 1]?.cause === cause ? 1 : 0);
    by += counts * chances.of[seat]!;
    variance += (counts * chances.errors[seat]!) ** 2;
  }
  return { by, error: Math.sqrt(variance) };
};
/** Luck and play of one seat, over a whole game or the part of it that is analysed. */
export const accountOf = (steps: readonly AnalysedStep[], seat: Seat): Account => {
  const points = pointsOf(steps);
  const own = steps.flatMap(({ decision }) => (decision?.seat === seat ? [decision] : []));
  const marked = (mark: Quality): number => own.filter(decision => decision.mark === mark).length;
  return {
    start: steps[0]!.chances.of[seat]!,
    end: steps.at(-1)!.chances.of[seat]!,
    moved: eachOf(causes, cause => movedBy(points, seat, cause)),
    lost: { by: own.reduce((sum, { loss }) => sum + loss, 0), error: Math.hypot(...own.map(({ error }) => error)) },
    marks: {
      best: marked('best'),
      good: marked('good'),
      unsure: marked('unsure'),
      slip: marked('slip'),
      blunder: marked('blunder'),
    },
  };
};
/** Standard errors of an interval of 99 %, since a game has a hundred steps. */
const CERTAINTY = 2.576;
/** Smallest swing that counts as a turning point, in points of chance. */
const TURN = 0.1;
/** The step with the largest change of the chances, or of one seat's chance; null when none is large and beyond its interval. */
export const turningPoint = (steps: readonly AnalysedStep[], seat: Seat | null = null): AnalysedStep | null => {
  let [most, turning]: [number, AnalysedStep | null] = [TURN, null];
  for (const [i, step] of steps.slice(1).entries()) {
    const [was, is] = [steps[i]!.chances, step.chances];
    for (const [of, chance] of is.of.entries()) {
      if (seat !== null && of !== seat) continue;
      const within = CERTAINTY * Math.hypot(was.errors[of]!, is.errors[of]!);
      const moved = Math.abs(chance - was.of[of]!);
      if (moved > within && moved > most) [most, turning] = [moved, step];
    }
  }
  return turning;
};
