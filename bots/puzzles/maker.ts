/** Makes puzzles: bots play, and where one move seems clearly best, the maker records the moment, lays it out afresh and proves it. */
import type { Bot } from '../../kernel/bot.ts';
import { below, diceFrom } from '../../kernel/chance/dice.ts';
import type { Kinds } from '../../kernel/game.ts';
import { digest } from '../../kernel/log.ts';
import { inWords } from '../../kernel/proving/written.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Move } from '../../kernel/seat.ts';
import { same } from '../candidates.ts';
import type { Mind } from '../mind.ts';
import { thoughtOf } from '../thought.ts';
import type { WeighedMove } from '../weighing.ts';
import { MOST_A_GAME } from './choosing.ts';
import { difficultyOf, foundByHunch, foundBySearch, PLAIN } from './difficulty.ts';
import { CHOICE, type Puzzle, type PuzzleMove, type PuzzleSetting } from './form.ts';
import { type AskedSeat, movesAt, proofAt, ranked } from './lead.ts';
import { type PlayedLine, selfPlay } from './self-play.ts';
import { type Opening, openingOf, solved, tableAfter } from './writing.ts';

export interface Making {
  readonly mind: Mind<Kinds>;
  /** The bots that play by hunch, from the weakest to the strongest. */
  readonly levels: readonly Bot<Kinds>[];
  readonly setting: PuzzleSetting;
}
/** The least lead of a move over all others, and the least low end of its interval of 99 %. */
export const LEAST = 0.15;
export const LOW = 0.1;
/** Sets of dreams, each with its own luck; and their playouts together, as a multiple of the glance's. */
const SETS = 4;
const DEEPER = 30;
/** Moves that a puzzle may begin with. */
const LONGEST = 16;

const rounded = (x: number): number => Math.round(1000 * x) / 1000;

/** A glance's finding: this move, of these, seems best. */
interface Glance {
  readonly played: AskedSeat;
  readonly question: string;
  readonly move: Move;
  readonly from: string;
}
/** A few plain ones are enough: one of this many. */
const FEW_PLAIN = 4;

/** The moment after the opening; null unless the asked player sees there what they saw in the game. */
const momentOf = (opening: Opening, { mind, table, seat }: AskedSeat): AskedSeat | null => {
  const seen = (at: Kinds['Table']): string => JSON.stringify(mind.game.view(at, seat));
  const written = tableAfter(mind.game, opening);
  return written !== null && seen(written) === seen(table) ? { mind, table: written, seat } : null;
};
/** The puzzle of a moment, if there is one. */
const puzzleAt = (
  { mind, levels, setting: { playouts } }: Making,
  opening: Opening,
  { played, question, move, from }: Glance,
): Puzzle | null => {
  const { game } = mind;
  const { seat } = played;
  const moment = momentOf(opening, played);
  if (moment === null) return null;
  const moves = movesAt(moment)!;
  const byHunch = foundByHunch(moment, levels, move);
  if (difficultyOf(byHunch) < PLAIN && below(diceFrom(from), FEW_PLAIN) > 0) return null;
  const proof = proofAt(moment, moves, { playouts: DEEPER * playouts, sets: SETS, least: LEAST, low: LOW }, from);
  if (proof === null || !same(proof.best.move, move)) return null;
  const { seats } = opening;
  const written = ({ move, chance, interval: { low, high } }: WeighedMove): PuzzleMove => ({
    move: inWords(game, seats, move),
    chance: rounded(chance),
    low: rounded(low),
    high: rounded(high),
  });
  const { best, second, lead, dreams, sets } = proof;
  const found = { ...byHunch, search: foundBySearch(moment, moves, move) };
  const player = seats[seat]!;
  return {
    title: `${player} to move`,
    ...opening,
    script: solved(game, opening, moment.table, seat, move),
    puzzle: {
      id: digest(opening),
      player,
      question,
      best: written(best),
      second: written(second),
      lead: { by: rounded(lead.by), low: rounded(lead.low), high: rounded(lead.high) },
      dreams,
      sets,
      moves: moves.length,
      found,
      difficulty: difficultyOf(found),
      from,
    },
  };
};

/** The puzzles of one game among bots: the n-th of a seed. */
export const puzzlesOf = (making: Making, seed: string, n: number, found: (puzzle: Puzzle) => void): void => {
  const { mind, setting } = making;
  const { game, hunch } = mind;
  const { seats, options } = setting.tables[n % setting.tables.length]!;
  const config = game.configure(options, seats) as Kinds['Config'];
  if (isRefusal(config)) throw new Error(`${config.why} ${config.about ?? ''}`);
  const name = `${seed} ${n}`;
  const play = (decide: (byHunch: Move, moment: AskedSeat, question: string, line: PlayedLine) => Move | null): void => {
    const dice = diceFrom(`${name}/hunch`);
    selfPlay({
      game,
      config,
      seats,
      seed: name,
      hunch,
      decide(table, seat, question, line) {
        const byHunch = hunch.choose(thoughtOf(game, table, seat, dice)) ?? game.lapse(table, seat)!;
        return decide(byHunch, { mind, table, seat }, question, line);
      },
    });
  };
  // First by hunch alone, to measure its length.
  let decisions = 0;
  play(byHunch => {
    decisions++;
    return byHunch;
  });
  const quiet = setting.quiet * decisions;
  // Some think, some play by hunch, so the tables resemble those of people.
  const dice = diceFrom(`${name}/players`);
  const thinks = Array.from({ length: seats }, () => below(dice, 2) === 0);
  const kinds: string[] = [];
  let number = 0;
  play((byHunch, moment, question, line) => {
    if (kinds.length >= MOST_A_GAME) return null;
    const moves = ++number <= quiet || !mind.ponders(question) ? null : movesAt(moment);
    if (moves === null || moves.length < CHOICE) return byHunch;
    const from = `${name}, decision ${number}`;
    const [best, second] = ranked(moment, moves, setting.playouts, from);
    const { move } = best!;
    const kind = `${question}: ${move.do}`;
    const isNew = !kinds.includes(kind) && line.inputs.length <= LONGEST;
    const opening = isNew && best!.over(second!).by >= LEAST ? openingOf(game, options, seats, line) : null;
    const puzzle = opening && puzzleAt(making, opening, { played: moment, question, move, from });
    if (puzzle !== null) {
      kinds.push(kind);
      found(puzzle);
    }
    return thinks[moment.seat] ? move : byHunch;
  });
};
