/** Answers given with cards of your own hand or deck: pay, discard, find, stash, lay, counter, wear the coat, name a title. */

import { handfulsOf } from '../../../kernel/cards/choices.ts';
import { cardFaced, cardsFaced, facesAt } from '../../../kernel/cards/table.ts';
import type { Spot } from '../../../kernel/cards/zones.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { prints, type RevolverFace } from '../faces.ts';
import { type RevolverFrame, verb } from '../language.ts';
import { titlesOf } from '../machine/possible.ts';
import { coatCards, whyNotCoat } from '../placing.ts';
import { no } from '../refusals.ts';
import { at, deckAt, other, type RevolverTable } from '../zones.ts';

/** n cards of the hand; the frame says how many. */
const some = <const D extends string>(name: D, wrong: Refusal) =>
  verb({
    name,
    needs: { cards: 'faces' },
    notNow: () => no.notNow,
    why: (t, seat, { cards }, f) => {
      if (cardsFaced(t, at.hand(seat), cards) === null) return no.notHeld;
      return cards.length === f.vars.discard ? null : wrong;
    },
    *moves(t, seat, f) {
      for (const cards of handfulsOf(facesAt(t, at.hand(seat)), f.vars.discard)) yield { cards };
    },
  });
/** RV-069. */
export const pay = some('pay', no.payExactly);
/** Forced discards of the player's own choice. */
export const throwAway = some('discard', no.discardExactly);

type May = (t: RevolverTable, seat: Seat, face: RevolverFace, f: RevolverFrame) => Refusal | null;
/** One card of a row, by its face. */
const one = <const D extends string>(name: D, spot: (seat: Seat) => Spot, absent: Refusal, may: May = () => null) =>
  verb({
    name,
    needs: { card: 'face' },
    notNow: () => no.notNow,
    why: (t, seat, { card }, f) => (cardFaced(t, spot(seat), card) === null ? absent : may(t, seat, card, f)),
    *moves(t, seat, f) {
      for (const card of new Set(facesAt(t, spot(seat)).sort())) if (may(t, seat, card, f) === null) yield { card };
    },
  });
/** RV-193: a card of the player's own deck. */
export const find = one('find', deckAt, no.notInDeck);
/** RV-280: the card that goes under the Strongbox. */
export const stash = one('stash', at.hand, no.notHeld);
/** RV-223, RV-225: the cards of the duel. */
export const lay = one('lay', at.hand, no.notHeld);
export const counter = one('counter', at.hand, no.notHeld, (_t, _seat, face) => (prints(face, 'lock') ? null : no.noLock));
/** RV-210. */
export const coat = one('coat', at.hand, no.notHeld, (t, seat, face) =>
  coatCards(t, seat).includes(face) ? null : (whyNotCoat(t, seat, face) ?? no.notIntoPrison),
);
/** RV-125: the card that cancels what was just played; the frame says which. */
export const cancel = one('cancel', at.hand, no.notHeld, (_t, _seat, face, f) =>
  f.vars.cancelledBy.includes(face) ? null : no.noCancel,
);
/** RV-279: any title that the opponent could hold. */
export const name = verb({
  name: 'name',
  needs: { title: 'face' },
  notNow: () => no.notNow,
  why: (t, seat, { title }) => (titlesOf(t.config, other(seat)).includes(title) ? null : no.noSuchTitle),
  *moves(t, seat) {
    for (const title of titlesOf(t.config, other(seat))) yield { title };
  },
});
