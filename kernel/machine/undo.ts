/**
 * Taking a move back. The player who made it may do so while no seat has acted since, if it revealed nothing: no dice were
 * rolled, no viewer knows or sees a card that they did not before, no secret answers were opened, the game did not end. A verb may
 * also say that it is final. All players can tell all of that, so neither permission nor refusal gives anything away.
 *
 * Games are unaware of it: a reader of the log goes back one table and plays on from there.
 */

import { eyesOn } from '../cards/dealer.ts';
import { newsIn } from '../cards/facts.ts';
import type { Shape, Table } from '../cards/table.ts';
import type { Room } from '../cards/zones.ts';
import type { Game, Input, Kinds, Played } from '../game.ts';
import { isRefusal, no, type Refusal } from '../refusal.ts';
import type { Millis, Seat } from '../seat.ts';

/** This seat takes its last move back. */
export interface Undo {
  readonly undo: Seat;
  readonly at: Millis;
}
/** An entry of the log. */
export type Logged = Input | Undo;

/** A game in progress. */
export interface Progress<K extends Kinds> {
  readonly table: K['Table'];
  /** The last move, if a move happened last: whose it was, and the table before it, or why it stays. */
  readonly last: { readonly seat: Seat; readonly without: K['Table'] | Refusal } | null;
}
export type Advanced<K extends Kinds> = Progress<K> & Played<K>;

export const beginAt = <K extends Kinds>(table: K['Table']): Progress<K> => ({ table, last: null });

/**
 * Nothing can be taken back during a window or a race, not even moves made before it: players must not learn
 * whether another seat has acted since.
 */
const isClosed = <K extends Kinds>(game: Game<K>, table: K['Table']): boolean => game.ask(table)?.kind !== 'ask';
/** May this seat take its last move back now? */
export const mayUndo = <K extends Kinds>(game: Game<K>, { table, last }: Progress<K>, seat: Seat): boolean =>
  last?.seat === seat && !isRefusal(last.without) && !isClosed(game, table);

const takenBack = <K extends Kinds>(game: Game<K>, { table, last }: Progress<K>, { undo, at }: Undo): Advanced<K> | Refusal => {
  if (game.outcome(table) !== null) return no.over;
  if (!Number.isFinite(at) || at < 0) return no.badTime;
  if (isClosed(game, table)) return no.undoClosed;
  if (last === null || last.seat !== undo) return no.undoNothing;
  if (isRefusal(last.without)) return last.without;
  const news = newsIn(table.open, last.without.open);
  return {
    table: last.without,
    last: null,
    told: () => [{ tell: 'undone', seat: undo }],
    facts: news === null ? [] : [{ after: 1, open: news }],
  };
};
/** The next thing that happens: an input, or the last one taken back. */
export const advance = <K extends Kinds>(game: Game<K>, progress: Progress<K>, what: Logged): Advanced<K> | Refusal => {
  if ('undo' in what) return takenBack(game, progress, what);
  const out = game.play(progress.table, what);
  if (isRefusal(out)) return out;
  const last = 'seat' in what ? { seat: what.seat, without: game.stays(progress.table, what, out.table) ?? progress.table } : null;
  return { table: out.table, told: out.told, facts: out.facts, last };
};

/**
 * Has a card been revealed to a viewer who could not see where it lay? Even if they knew it: a copy of it may lie there too,
 * and only the owner knows which of them went.
 */
const cameToLight = <S extends Shape>({ spots }: Room, { cards: before, seats }: Table<S>, { cards: after }: Table<S>): boolean =>
  spots.some(spot => {
    const [were, are] = [before[spot.row]!, after[spot.row]!];
    if (were === are) return false;
    const eyes = eyesOn(spot, seats);
    return are.some(card => {
      const from = were.includes(card) ? spot : spots.find(other => before[other.row]!.includes(card))!;
      return (eyes & ~eyesOn(from, seats)) !== 0;
    });
  });

/** Why a move cannot be taken back; null when it revealed nothing. */
export const whyStays = <S extends Shape>(
  room: Room,
  isFinal: (verb: string) => boolean,
  outcome: (t: Table<S>) => object | null,
  before: Table<S>,
  input: Input,
  after: Table<S>,
): Refusal | null => {
  const { ask } = before;
  if (!('seat' in input) || ask === null || ask.kind !== 'ask') return no.undoClosed;
  if (outcome(after) !== null) return no.over;
  if (isFinal(input.move.do)) return no.undoFinal;
  // The question had timed out, which also settled other seats' answers.
  if (ask.closes !== null && ask.closes < input.at) return no.undoClosed;
  // Secret answers of several seats are opened once all are in.
  if (ask.asked.length > 1 && after.ask?.asked !== ask.asked) return no.undoRevealed;
  if (after.dice !== before.dice) return no.undoRolled;
  if (after.kept !== before.kept || cameToLight(room, before, after)) return no.undoRevealed;
  return after.known !== before.known && after.known.some((eyes, card) => (eyes & ~before.known[card]!) !== 0)
    ? no.undoRevealed
    : null;
};
