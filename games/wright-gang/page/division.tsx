/**
 * The facts of a shoot-out while it is shown: hands, opened revolvers, cards struck out by Misses, shares. Gathered from
 * tellings.
 */

import { type Signal, signal } from '@preact/signals';
import type { Session } from '../../../client/table/session/session.ts';
import type { CardsTold, TellsOf } from '../../../kernel/cards/tells.ts';
import type { Telling } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { cardsOf } from '../../../words/phrase.ts';
import { counting, type Halving, halving } from '../reckoning.ts';
import type { Wright, WrightEnding, WrightFace } from '../zones.ts';
import { factsOf, isTold, screen } from './screen.ts';

export interface Opened {
  readonly shown: readonly WrightFace[];
  readonly struck: readonly WrightFace[];
}
export interface Division {
  /** Why the round ends; null while it lasts. */
  readonly ending: WrightEnding | null;
  /** The cards of a duel, as they were turned up. */
  readonly duel: ReadonlyMap<Seat, WrightFace>;
  /** A duel that was called off: the challenger's value and the other. */
  readonly off: readonly [challenger: number, other: number] | null;
  /** The referee's verdict on the race, if there was one. */
  readonly verdict: Telling | null;
  readonly hands: readonly Seat[];
  readonly missing: readonly Seat[];
  /** Whose hand was down first by right; who should have kept it off; who took the bonus cards, and how many. */
  readonly starter: Seat | null;
  readonly offender: Seat | null;
  readonly bonus: { readonly seat: Seat; readonly cards: number } | null;
  readonly open: ReadonlyMap<Seat, Opened>;
  readonly ranking: readonly Seat[] | null;
  readonly halving: Halving | null;
}
export const noDivision: Division = {
  ending: null,
  duel: new Map(),
  off: null,
  verdict: null,
  hands: [],
  missing: [],
  starter: null,
  offender: null,
  bonus: null,
  open: new Map(),
  ranking: null,
  halving: null,
};

const divisions = new WeakMap<Session, Signal<Division>>();
/** What a visit has gathered so far. */
export const divisionOf = (session: Session): Signal<Division> => {
  const known = divisions.get(session) ?? signal(noDivision);
  divisions.set(session, known);
  return known;
};
export const forgetDivision = (session: Session): void => void divisions.delete(session);

type Tells = TellsOf<Wright>;
const seen = (cards: CardsTold<WrightFace>): readonly WrightFace[] => cards.filter(face => face !== null);
const revealed = (division: Division, { from: { zone, seat }, cards }: Tells['revealed']): Division => {
  if (zone === 'duel') return { ...division, duel: new Map(division.duel).set(seat!, seen(cards)[0]!) };
  if (zone !== 'revolver') return division;
  return { ...division, open: new Map(division.open).set(seat!, { shown: seen(cards), struck: [] }) };
};
const moved = (division: Division, { from, to, cards }: Tells['moved']): Division => {
  if (from.zone === 'bonus') return { ...division, bonus: { seat: to.seat!, cards: cards.length } };
  if (to.zone === 'won') return { ...noDivision, halving: division.halving };
  if (to.zone !== 'cancelled') return division;
  const was = division.open.get(to.seat!) ?? { shown: [], struck: [] };
  return { ...division, open: new Map(division.open).set(to.seat!, { ...was, struck: [...was.struck, ...seen(cards)] }) };
};
/** The facts after one more telling. A duel that is off is forgotten with the next telling. */
export const gathered = (before: Division, telling: Telling): Division => {
  const division = before.off !== null && before.ending === null ? noDivision : before;
  if (isTold(telling, 'gathered') || isTold(telling, 'round')) return noDivision;
  if (isTold(telling, 'shoot-out')) return { ...noDivision, ending: 'shoot-out', starter: telling.seat };
  if (isTold(telling, 'fourth-sheriff')) return { ...noDivision, ending: 'fourth-sheriff' };
  if (isTold(telling, 'duel')) return { ...noDivision, ending: 'duel' };
  if (isTold(telling, 'duel-off')) return { ...division, ending: null, off: telling.values };
  if (isTold(telling, 'false-slap')) {
    const { seat: offender, values } = telling;
    return { ...division, ending: 'false-slap', off: values, offender, hands: [1 - offender, offender] };
  }
  if (isTold(telling, 'verdict')) return { ...division, verdict: telling };
  if (isTold(telling, 'hands')) return { ...division, hands: telling.hands, missing: telling.missing };
  if (isTold(telling, 'revealed')) return revealed(division, telling);
  if (isTold(telling, 'moved')) return moved(division, telling);
  if (!isTold(telling, 'ranked')) return division;
  const { ranking, loot, shares } = telling;
  return { ...division, ranking, halving: halving(loot, ranking, shares) };
};

/** A player's share of the loot; null before it is announced, and once it is among their points. */
export const shareOf = (session: Session, seat: Seat): number | null => {
  const facts = factsOf(session);
  const { halving } = divisionOf(session).value;
  if (halving === null || facts === null || facts.rounds.length >= facts.round) return null;
  return halving.steps.find(step => step.seat === seat)?.takes ?? 0;
};
/** All players' points, as far as told: a share counts as soon as it is announced. */
export const pointsOf = (session: Session): readonly number[] =>
  (factsOf(session)?.score ?? []).map((points, seat) => points + (shareOf(session, seat) ?? 0));

/** The shown cards one by one: struck out by a Miss or not. */
export const marked = ({ shown, struck }: Opened): readonly { readonly face: WrightFace; readonly out: boolean }[] => {
  const left = [...struck];
  return shown.map(face => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return { face, out: at >= 0 };
  });
};
/** The rest of a revolver after the Misses. */
export const leftOf = (opened: Opened): readonly WrightFace[] => marked(opened).flatMap(({ face, out }) => (out ? [] : [face]));
/** A revolver's value, in words: `two 1s`, `nothing left: three 7s cancelled`. */
export const inWords = ({ shown, struck }: Opened): string => {
  const words = screen();
  const left = leftOf({ shown, struck });
  const counts = counting(left);
  if (counts.length > 0) return words.counts(cardsOf(counts), cardsOf(struck));
  if (struck.length > 0) return words.nothingLeft(cardsOf(struck));
  if (shown.length === 0) return words.emptyRevolver;
  return left.includes('joker') ? words.jokersAlone : words.nothingCounts;
};
