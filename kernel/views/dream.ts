/**
 * Dreams: another table that a seat could not tell from the real one. Every face it does not know is dealt again among the cards with the
 * same back, never into a zone that cannot hold it; the dice are new; what others keep or have answered in secret is redrawn. Rows
 * without order that it cannot see lie in an order it could produce itself, and others know of them only what it can tell they know.
 */

import { eyesOn } from '../cards/dealer.ts';
import { bit, everyone, raw, type Shape, type Table, topOf } from '../cards/table.ts';
import type { Room, Spot } from '../cards/zones.ts';
import { below, diceFrom, ownDice } from '../chance/dice.ts';
import { answersFor, lapseOf, type Rules, stepOf } from '../machine/run.ts';
import type { SeatAnswers } from '../machine/script.ts';
import type { CardId, Dice } from '../sealed.ts';
import type { Seat, Seed } from '../seat.ts';

export interface Dreaming<S extends Shape> {
  /** The deck a card belongs to, as its back tells every viewer. */
  backOf(face: S['face']): string;
  /** What another seat may be keeping, as far as the dreamer can know. */
  dreamKept(t: Table<S>, seat: Seat, roll: (n: number) => number): S['kept'];
}

/**
 * Rows from the choosiest to the least choosy. Dealing in this order is uniform over all possibilities and never gets stuck, as long as
 * of any two zones for cards of one deck, one refuses all that the other refuses; a game whose zones do not nest like that is refused when
 * it is declared.
 */
export const choosyFirst = (room: Room, decks: readonly (readonly string[])[]): readonly Spot[] => {
  const hidden = room.spots.filter(spot => spot.is.seen !== 'all').sort((a, b) => b.is.never.length - a.is.never.length);
  for (const deck of decks) {
    const rows = hidden.filter(spot => deck.some(face => !spot.is.never.includes(face)));
    for (let i = 1; i < rows.length; i++) {
      const [choosier, next] = [rows[i - 1]!, rows[i]!];
      if (deck.some(face => next.is.never.includes(face) && !choosier.is.never.includes(face)))
        throw new Error(`zones ${choosier.zone} and ${next.zone} refuse different faces: dreams need them to nest`);
    }
  }
  return [...hidden, ...room.spots.filter(spot => spot.is.seen === 'all')];
};

/** The faces still to be dealt among cards with one back: those the row being dealt may hold, and the others. */
interface Pool<S extends Shape> {
  readonly fitting: S['face'][];
  barred: S['face'][];
}
const letIn = <S extends Shape>(pool: Pool<S>, never: readonly string[]): void => {
  const barred: S['face'][] = [];
  for (const face of pool.barred) (never.includes(face) ? barred : pool.fitting).push(face);
  pool.barred = barred;
};
/** One of them, each equally likely. */
const drawn = <F>(faces: F[], dice: Dice): F => {
  const i = below(dice, faces.length);
  const face = faces[i]!;
  faces[i] = faces[faces.length - 1]!;
  faces.pop();
  return face;
};
const dealAfresh = <S extends Shape>(
  rules: Rules<S> & Dreaming<S>,
  order: readonly Spot[],
  t: Table<S>,
  eyes: number,
  dice: Dice,
): S['face'][] => {
  const face = t.face.slice();
  const pools = new Map<string, Pool<S>>();
  for (let i = 0; i < face.length; i++) {
    if ((t.known[i]! & eyes) !== 0) continue;
    const back = rules.backOf(face[i]!);
    const pool = pools.get(back);
    if (pool) pool.barred.push(face[i]!);
    else pools.set(back, { fitting: [], barred: [face[i]!] });
  }
  // In an order independent of the truth: a seed gives the same dream for all tables that look the same.
  for (const { barred } of pools.values()) barred.sort();
  for (const { row, is } of order) {
    for (const id of t.cards[row]!) {
      if ((t.known[raw(id)]! & eyes) !== 0) continue;
      const pool = pools.get(rules.backOf(t.face[raw(id)]!))!;
      if (pool.barred.length > 0) letIn(pool, is.never);
      face[raw(id)] = drawn(pool.fitting.length > 0 ? pool.fitting : pool.barred, dice);
    }
  }
  return face;
};

/** Others' secret answers to the open question: each is replaced by a random possible answer. */
const redrawAnswers = <S extends Shape>(rules: Rules<S>, t: Table<S>, seat: Seat, dice: Dice): Table<S> => {
  const ask = t.ask;
  if (ask === null || ask.asked.length === ask.waiting.length) return t;
  if (ask.kind === 'window')
    return { ...t, ask: { ...ask, waiting: ask.asked.filter(s => s !== seat || ask.waiting.includes(s)) } };
  const step = stepOf(rules, t);
  if (step.op !== 'ask') return t;
  const top = topOf(t);
  const given = (top.vars[step.into] as SeatAnswers).map(answer => {
    if (answer.seat === seat) return answer;
    const asIf = { ...t, ask: { ...ask, waiting: [answer.seat] } };
    const could = answersFor(rules, asIf, answer.seat).flatMap(v => [...v.moves(asIf, answer.seat, top)]);
    const move = could.length > 0 ? could[below(dice, could.length)]! : lapseOf(rules, asIf, answer.seat, n => below(dice, n))!;
    return { seat: answer.seat, move };
  });
  return { ...t, stack: t.stack.with(-1, { ...top, vars: { ...top.vars, [step.into]: given } }) };
};

/** Cards where they lie, and who knows them. */
type Layout<S extends Shape> = Pick<Table<S>, 'cards' | 'known'>;
/**
 * Unordered rows that are not this seat's own. They lie sorted by the cards it knows there, backs last. A viewer who saw a card enter
 * another's hand may have to forget it when one leaves (see `Dealer`), which depends on faces; so of viewers who do not see the row, the
 * seat can only tell that they know what all know.
 */
const asFarAsSeen = <S extends Shape>(
  rules: Rules<S> & Dreaming<S>,
  spots: readonly Spot[],
  t: Table<S>,
  seat: Seat,
): Layout<S> => {
  const [me, all] = [bit(seat), everyone(t.seats)];
  const cards = t.cards.slice();
  const known = t.known.slice();
  const place = (id: CardId): string => {
    const face = t.face[raw(id)]!;
    if ((known[raw(id)]! & me) === 0) return `backs ${rules.backOf(face)}`;
    return `${known[raw(id)] === all ? 'all' : 'alone'} ${face}`;
  };
  for (const spot of spots) {
    const row = t.cards[spot.row]!;
    const seers = eyesOn(spot, t.seats);
    if (spot.is.order === 'fixed' || row.length === 0 || seers === me) continue;
    if (seers !== all) for (const id of row) if (known[raw(id)] !== all) known[raw(id)] = seers | (known[raw(id)]! & me);
    const lying = row.map(id => ({ id, at: place(id) })).sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
    cards[spot.row] = lying.map(({ id }) => id);
  }
  return { cards, known };
};

export const imagine = <S extends Shape>(
  rules: Rules<S> & Dreaming<S>,
  order: readonly Spot[],
  t: Table<S>,
  seat: Seat,
  seed: Seed,
): Table<S> => {
  const dice = diceFrom(seed);
  const seen = { ...t, ...asFarAsSeen(rules, order, t, seat) };
  const dream: Table<S> = {
    ...seen,
    face: dealAfresh(rules, order, seen, bit(seat), dice),
    kept: t.kept.map((kept, s) => (s === seat ? kept : rules.dreamKept(t, s, n => below(dice, n)))),
  };
  return { ...redrawAnswers(rules, dream, seat, dice), dice: ownDice(dice) };
};

/** The same table with another future: what no seat knows is redealt, and the dice are new. */
export const redealt = <S extends Shape>(
  rules: Rules<S> & Dreaming<S>,
  order: readonly Spot[],
  t: Table<S>,
  seed: Seed,
): Table<S> => {
  const dice = diceFrom(seed);
  return { ...t, face: dealAfresh(rules, order, t, everyone(t.seats), dice), dice: ownDice(dice) };
};
