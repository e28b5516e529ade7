/**
 * The difficulty of puzzles, and the strength of a solver by first tries alone, on one scale. As in the arena, 400 points are ten times the
 * odds; in the middle bots find a move as often as they miss it. Nothing of it is stored.
 */
import { CHOICE, type PuzzleEvidence } from '../../bots/puzzles/form.ts';
import { markOf } from './marks.ts';

const MIDDLE = 1500;
const POINTS = 400;
/** The middle of the scale. */
const MOST = 2 * MIDDLE;
/** The least number of first tries for a rating. */
export const LEAST_TRIES = 5;
/** Points below a solver's rating at which they find three of four puzzles. */
const EASIER = POINTS * Math.log10(3);

const chanceAt = (points: number): number => 1 / (1 + 10 ** (-points / POINTS));
/** From the share of bots that miss the move, kept away from none and all. */
export const levelOf = ({ difficulty }: Pick<PuzzleEvidence, 'difficulty'>): number =>
  Math.round(MIDDLE + POINTS * Math.log10((difficulty + 1) / (101 - difficulty)));

export interface FirstTry {
  readonly level: number;
  /** A solver who does not know the move guesses one of this many. */
  readonly moves: number;
  readonly isRight: boolean;
}
/** A puzzle of a list. */
type Listed = { readonly id: string; readonly evidence: Pick<PuzzleEvidence, 'difficulty' | 'moves'> | null };
/** A puzzle solved and never missed was right at first. */
export const firstTriesAt = (
  puzzles: readonly Listed[],
  solved: ReadonlySet<number>,
  missed: ReadonlySet<number>,
): readonly FirstTry[] =>
  puzzles.flatMap(({ id, evidence }) => {
    const mark = markOf(id);
    const isRight = !missed.has(mark);
    if (evidence === null || (isRight && !solved.has(mark))) return [];
    return [{ level: levelOf(evidence), moves: evidence.moves, isRight }];
  });

/**
 * Positive while a higher rating would make the tries likelier. One find and one miss of a middle puzzle are
 * included from the start, so that all right and all wrong stay finite.
 */
const pull = (rating: number, tries: readonly FirstTry[]): number =>
  tries.reduce(
    (sum, { level, moves, isRight }) => {
      const knows = chanceAt(rating - level);
      const guesses = (1 - knows) / moves;
      return sum + (isRight ? (knows * (1 - knows) * (1 - 1 / moves)) / (knows + guesses) : -knows);
    },
    1 - 2 * chanceAt(rating - MIDDLE),
  );
const likeliest = (tries: readonly FirstTry[]): number => {
  let [low, high] = [0, MOST];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (pull(middle, tries) > 0) low = middle;
    else high = middle;
  }
  return Math.round(low);
};
/** Null while there are too few tries. */
export const ratingFrom = (tries: readonly FirstTry[]): number | null => (tries.length < LEAST_TRIES ? null : likeliest(tries));

/** The next puzzle of a streak, among those not tried here; those with too few moves to choose from come last. */
export const fitting = <P extends Listed>(untried: readonly P[], tries: readonly FirstTry[]): P | null => {
  const wanted = likeliest(tries) - EASIER;
  const off = ({ evidence }: P): number => (evidence === null ? Number.POSITIVE_INFINITY : Math.abs(levelOf(evidence) - wanted));
  const broad = untried.filter(({ evidence }) => evidence !== null && evidence.moves >= CHOICE);
  return (broad.length > 0 ? broad : untried).reduce<P | null>(
    (best, each) => (best !== null && off(best) <= off(each) ? best : each),
    null,
  );
};

/** First tries right in a row: now, and at best. */
export interface Streak {
  readonly now: number;
  readonly best: number;
}
export const streakAfter = ({ now, best }: Streak, isRight: boolean): Streak => {
  const run = isRight ? now + 1 : 0;
  return { now: run, best: Math.max(best, run) };
};
/** As it is kept; it may be anything. */
export const streakIn = (text: string | null): Streak => {
  const [now = 0, best = 0] = (/^\d{1,4} \d{1,4}$/.exec(text ?? '')?.[0] ?? '').split(' ').map(Number);
  return { now, best: Math.max(now, best) };
};
export const streakText = ({ now, best }: Streak): string => `${now} ${best}`;
