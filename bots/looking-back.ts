/** A log prepared for analysis: its steps in order, without moves taken back. */
import type { Game, Input, Kinds, Telling } from '../kernel/game.ts';
import { isFault, type Log, type LogFault, logStart, replay } from '../kernel/log.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Mind } from './mind.ts';

/** The cause of a change: a move alone, or luck: cards that changed hands unseen, cards turned up, a race. */
export const causes = ['move', 'draw', 'reveal', 'race'] as const;
export type Cause = (typeof causes)[number];

/** One input of a log, and the tables before and after it. */
export interface LoggedStep<K extends Kinds> {
  /** The number of its line. */
  readonly n: number;
  readonly input: Input;
  readonly before: K['Table'];
  readonly after: K['Table'];
  readonly cause: Cause;
  /** The question it answered, if worth weighing. */
  readonly question: string | null;
  /** A move with an alternative. */
  readonly isChosen: boolean;
  /** Forced, and nothing was turned up. */
  readonly isForced: boolean;
}
/** A whole game, step by step. */
export interface LookBack<K extends Kinds> {
  readonly first: K['Table'];
  readonly steps: readonly LoggedStep<K>[];
  /** The number of weighed steps. */
  readonly decisions: number;
}

const isHidden = (telling: Telling): boolean =>
  telling.tell === 'shuffled' || (Array.isArray(telling['cards']) && telling['cards'].includes(null));
/** The luck in the rail's tellings. */
export const luckIn = (told: readonly Telling[]): 'reveal' | 'draw' | null => {
  if (told.some(({ tell }) => tell === 'revealed')) return 'reveal';
  return told.some(isHidden) ? 'draw' : null;
};
const causeOf = <K extends Kinds>(game: Game<K>, before: K['Table'], told: readonly Telling[]): Cause =>
  game.race(before) === null ? (luckIn(told) ?? 'move') : 'race';
const mayChoose = <K extends Kinds>(game: Game<K>, before: K['Table'], seat: Seat): boolean => {
  const [, another] = game.moves(before, seat);
  return another !== undefined;
};
/** The question to a seat, if worth weighing. */
const askedOf = <K extends Kinds>({ game, ponders }: Mind<K>, before: K['Table'], seat: Seat): string | null => {
  const question = game.offers(before, seat).find(offer => offer.question !== null)?.question ?? null;
  return question !== null && ponders(question) && game.race(before) === null ? question : null;
};

export const lookBack = <K extends Kinds>(mind: Mind<K>, log: Log): LookBack<K> | LogFault => {
  const { game } = mind;
  const start = logStart(game, log.header);
  if (isFault(start)) return start;
  const steps: LoggedStep<K>[] = [];
  const last = replay(game, log, ({ n, in: input }, { table, told }) => {
    if ('undo' in input) {
      steps.pop();
      return;
    }
    const before = steps.at(-1)?.after ?? start.table;
    const cause = causeOf(game, before, told('rail'));
    const isChosen = 'seat' in input && mayChoose(game, before, input.seat);
    const question = isChosen ? askedOf(mind, before, input.seat) : null;
    const isForced = 'seat' in input && !isChosen && cause === 'move';
    steps.push({ n, input, before, after: table, cause, question, isChosen, isForced });
  });
  if (isFault(last)) return last;
  return { first: start.table, steps, decisions: steps.filter(({ question }) => question !== null).length };
};
