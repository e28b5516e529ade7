/** What the player whose turn it is can do: raise the bid, or doubt it. */
import type { Refusal } from '../../kernel/refusal.ts';
import { no } from './refusals.ts';
import { type Bid, diceInPlay, FACES, type Liars, verb } from './zones.ts';

/** LD-4: more dice, or as many of a higher face. */
const isHigher = (count: number, face: number, bid: Bid | null): boolean =>
  bid === null || count > bid.count || (count === bid.count && face > bid.face);
const isWhole = (n: number): boolean => Number.isInteger(n) && n >= 1;

const whyNotBid = (open: Liars['open'], count: number, face: number): Refusal | null => {
  if (!isWhole(count) || !isWhole(face) || face > FACES) return no.noSuchFace;
  if (!isHigher(count, face, open.bid)) return no.tooLow;
  return count > diceInPlay({ open }) ? no.tooMany : null;
};
export const bid = verb({
  name: 'bid',
  needs: { count: 'number', face: 'number' },
  notNow: () => no.notYourTurn,
  why: (t, _seat, { count, face }) => whyNotBid(t.open, count, face),
  *moves(t) {
    for (let count = t.open.bid?.count ?? 1; count <= diceInPlay(t); count++)
      for (let face = 1; face <= FACES; face++) if (isHigher(count, face, t.open.bid)) yield { count, face };
  },
});
export const doubt = verb({
  name: 'doubt',
  needs: {},
  notNow: () => no.notYourTurn,
  why: t => (t.open.bid === null ? no.nothingToDoubt : null),
  *moves(t) {
    if (t.open.bid !== null) yield {};
  },
});
