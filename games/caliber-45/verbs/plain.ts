/** Verbs that need nothing but their name. */
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { cardFaced, countAt } from '../../../kernel/table.ts';
import { type Needs, type Verb, verb } from '../../../kernel/verb.ts';
import { no } from '../refusals.ts';
import { at, type Caliber, hasCowboy, mayPay, type T } from '../zones.ts';

const FULL = 6;
const plain = (name: string, notNow: Refusal, why: (t: T, seat: Seat) => Refusal | null = () => null): Verb<Caliber> =>
  verb<Caliber, Needs>({ name, needs: {}, notNow: () => notNow, why, moves: (t, seat) => (why(t, seat) === null ? [{}] : []) });

/** C45-16. */
export const draw = plain('draw', no.notArming, (t, seat) => {
  if (!hasCowboy(t, seat)) return no.noCowboy;
  if (countAt(t, at.hand(seat)) >= FULL) return no.handFull;
  return countAt(t, at.weapons) === 0 ? no.noWeapons : null;
});
/** C45-67: a cowboy, and his bail covered. */
export const rob = plain('rob', no.notArming, (t, seat) => {
  if (!hasCowboy(t, seat)) return no.noCowboy;
  return mayPay(t, seat, t.open.tokens[seat]!) ? null : no.bailNotCovered;
});
export const hire = plain('hire', no.notArming, (t, seat) => (hasCowboy(t, seat) ? no.haveCowboy : null));
/** C45-24: it costs the turn, not money. */
export const unbail = plain('unbail', no.notArming, (t, seat) => (t.open.tokens[seat]! > 0 ? null : no.noTokens));
export const pass = plain('pass', no.notArming);
export const keep = plain('keep', no.notHiring);
export const refuse = plain('refuse', no.notHiring);
export const join = plain('join', no.notCalled);
export const decline = plain('decline', no.notCalled);
export const mustang = plain('mustang', no.notFacing, (t, seat) =>
  cardFaced(t, at.hand(seat), 'mustang') === null ? no.noMustang : null,
);
/** He meets his fate. */
export const fall = plain('fall', no.notFacing);
export const pay = plain('pay', no.noSheriff, (t, seat) => (mayPay(t, seat, 1) ? null : no.bailNotCovered));
export const jail = plain('jail', no.noSheriff);
export const flee = plain('flee', no.notYourShot);
export const agree = plain('agree', no.noVote);
export const disagree = plain('disagree', no.noVote);
