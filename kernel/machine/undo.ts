/**
 * Taking a move back. The player who made it may take it back, as long as nobody has acted since, if nothing was revealed by it: no chance
 * was consulted, nobody knows or sees a card that they did not before, no secret answers were opened, the game did not end. A verb may
 * also say that it is final. Everybody at the table can tell all of that, so neither the permission nor the refusal gives anything away.
 *
 * A game knows nothing of it: a reader of the log goes one table back and plays on from there.
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
/** What a log is a list of. */
export type Logged = Input | Undo;

/** A game as it goes on. */
export interface Progress<K extends Kinds> {
  readonly table: K['Table'];
  /** The last move, if a move was the last that happened: whose it was, and the table without it, or why it stays. */
  readonly last: { readonly seat: Seat; readonly without: K['Table'] | Refusal } | null;
}
export type Advanced<K extends Kinds> = Progress<K> & Played<K>;

export const beginAt = <K extends Kinds>(table: K['Table']): Progress<K> => ({ table, last: null });

/**
 * Nothing is taken back while a window is open or a race is led, not even what was done before it: nobody must know there
 * whether anybody has acted since.
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
 * Has a card come to light for somebody who could not see where it lay? Even if they knew it: another with the same face may lie there too,
 * and which of them went only its owner knows.
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

/** Why a move stays where it was made; null when it revealed nothing. */
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
  // The time of the question had run out, and others' answers with it.
  if (ask.closes !== null && ask.closes < input.at) return no.undoClosed;
  // Answers that several give in secret are opened when all are there.
  if (ask.asked.length > 1 && after.ask?.asked !== ask.asked) return no.undoRevealed;
  if (after.dice !== before.dice) return no.undoRolled;
  if (after.kept !== before.kept || cameToLight(room, before, after)) return no.undoRevealed;
  return after.known !== before.known && after.known.some((eyes, card) => (eyes & ~before.known[card]!) !== 0)
    ? no.undoRevealed
    : null;
};
