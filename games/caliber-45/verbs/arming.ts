/** What is done when arming: draw, swap, call a robbery, take off a token, pass. Drawing and swapping also arm in a shoot-out (C45-53). */

import { cardsFaced, countAt, facesAt } from '../../../kernel/cards/table.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { isAmmo } from '../faces.ts';
import { no } from '../refusals.ts';
import { covers } from '../teams.ts';
import { at, type CaliberTable, hasCowboy, verb } from '../zones.ts';
import { notNow, plain } from './plain.ts';

const FULL = 6;
const armsNow = notNow(no.notArming, no.notYourMove);
const onlyUnarmed = notNow(no.notArming, no.notInAFight);

/** C45-16, C45-20: a cowboy, room in hand, and a card to draw. */
export const draw = plain('draw', armsNow, (t, seat) => {
  if (!hasCowboy(t, seat)) return no.noCowboy;
  if (countAt(t, at.hand(seat)) >= FULL) return no.handFull;
  return countAt(t, at.weapons) === 0 ? no.noWeapons : null;
});

const maySwap = (t: CaliberTable, seat: Seat): Refusal | null => {
  if (!hasCowboy(t, seat)) return no.noCowboy;
  if (countAt(t, at.hand(seat)) < FULL) return no.handNotFull;
  return countAt(t, at.weapons) === 0 ? no.noWeapons : null;
};
/** C45-16 … C45-19: one card; a Coyote together with one ammunition card, and not otherwise. */
const mayThrow = (cards: readonly string[]): Refusal | null => {
  if (cards.includes('coyote')) return cards.length === 2 && cards.some(isAmmo) ? null : no.coyote;
  return cards.length === 1 ? null : no.throwOne;
};
export const swap = verb({
  name: 'swap',
  needs: { cards: 'faces' },
  notNow: armsNow,
  why: (t, seat, { cards }) => maySwap(t, seat) ?? (cardsFaced(t, at.hand(seat), cards) === null ? no.notHeld : mayThrow(cards)),
  *moves(t, seat) {
    if (maySwap(t, seat) !== null) return;
    const kinds = [...new Set(facesAt(t, at.hand(seat)))].sort();
    for (const face of kinds) if (face !== 'coyote') yield { cards: [face] };
    if (kinds.includes('coyote')) for (const face of kinds) if (isAmmo(face)) yield { cards: [face, 'coyote'] };
  },
});

/** C45-67: a cowboy, and his bail covered. */
export const rob = plain('rob', notNow(no.notArming), (t, seat) => {
  if (!hasCowboy(t, seat)) return no.noCowboy;
  if (!covers(t, seat, t.open.tokens[seat]!)) return no.bailNotCovered;
  return countAt(t, at.spread) === 0 ? no.nothingToRob : null;
});
export const unbail = plain('unbail', onlyUnarmed, (t, seat) => {
  if (!hasCowboy(t, seat)) return no.noCowboy;
  return t.open.tokens[seat]! > 0 ? null : no.noTokens;
});
export const pass = plain('pass', notNow(no.notArming, no.nobodyPasses));
