/** Where a card may go, and what keeps it out: its own text, the room in a column, its cost. */

import { countAt, facesSeen } from '../../kernel/cards/table.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';
import { isSo } from './conditions.ts';
import { cardOf, hasOp, type Place, PRISON, prints, type RevolverFace, textsOf } from './faces.ts';
import { COLTY_LIMIT } from './figures.ts';
import { costOf, hasRoom, isSecondCopy, limitOf } from './numbers.ts';
import { active, columnOf, goneFor, isLater, markerAtPrison, typeOf } from './pieces.ts';
import { no } from './refusals.ts';
import type { Cost } from './vocabulary/effect.ts';
import { at, COLTY, MCREADY, other, rowOf, type V } from './zones.ts';

type Placing = 'current' | 'current-or-later' | 'prison-before-arrival';
const placing = new Map<RevolverFace, Placing>();
export const placingOf = (face: RevolverFace): Placing => {
  const known = placing.get(face);
  if (known !== undefined) return known;
  let found: Placing = 'current';
  for (const { effect } of textsOf(face, 'static'))
    if (effect.on === 'static') for (const h of effect.do) if (h.op === 'place') found = h.allow;
  placing.set(face, found);
  return found;
};
/** Where it may go, as far as its own text says (RV-065, RV-209, RV-289). */
export const placesFor = (t: V, face: RevolverFace): readonly Place[] => {
  const { place } = t.open;
  switch (placingOf(face)) {
    case 'current':
      return [place];
    case 'prison-before-arrival':
      return t.config.set12 && isLater(t, PRISON) ? [PRISON] : [];
    case 'current-or-later':
      return markerAtPrison(t) ? [place] : rowOf(t).filter(p => p === place || (isLater(t, p) && p !== PRISON));
  }
};

/** RV-259, RV-285: what can no longer be played or used. */
export const whyGone = (t: V, face: RevolverFace): Refusal | null => {
  const gone = goneFor(t, face);
  return gone === null ? null : no[gone];
};
/** RV-072: the rest of the hand pays the discards, the purse the dollars. */
export const canPay = (t: V, seat: Seat, cost: Cost, rest: number): boolean =>
  rest >= (cost.discard ?? 0) + (cost.random ?? 0) && t.open.dollars[seat]! >= (cost.dollars ?? 0);

/** RV-269: a text of the opponent's that keeps bounty hunters away. */
const isKeptAway = (t: V, seat: Seat, face: RevolverFace, place: Place): boolean =>
  prints(face, 'bounty-hunter') &&
  place === t.open.place &&
  columnOf(t, other(seat), place).some(piece =>
    textsOf(piece.face, 'static').some(
      ({ effect }) =>
        effect.on === 'static' &&
        effect.do.some(h => h.op === 'forbid' && h.what === 'play-bounty-hunter') &&
        active(t, piece) &&
        isSo(t, effect.if, { seat: piece.seat, piece }),
    ),
  );
const whyFull = (t: V, seat: Seat, place: Place): Refusal => {
  if (seat === MCREADY) return no.sandstorm;
  return limitOf(t, COLTY, place) < COLTY_LIMIT ? no.bridge : no.coltyFull;
};
export const whyNotIn = (t: V, seat: Seat, face: RevolverFace, place: Place): Refusal | null => {
  if (isKeptAway(t, seat, face, place)) return no.burialGround;
  if (isSecondCopy(t, seat, place, face)) return no.derringer;
  return hasRoom(t, seat, place, face) ? null : whyFull(t, seat, place);
};
/** RV-210: what the Duster coat may carry into the prison; it is on its way itself, so the whole hand is the rest. */
export const whyNotCoat = (t: V, seat: Seat, face: RevolverFace): Refusal | null => {
  const type = typeOf(face);
  if (type !== 'character' && type !== 'firepower') return no.notIntoPrison;
  if (placingOf(face) === 'prison-before-arrival' && !isLater(t, PRISON)) return no.prisonOnlyBefore;
  const coatHeld =
    facesSeen(t, at.hand(seat)).some(held => hasOp(held, 'play', 'place-in-prison')) && countAt(t, at.played) === 0 ? 1 : 0;
  if (!canPay(t, seat, costOf(t, seat, face), countAt(t, at.hand(seat)) - 1 - coatHeld)) return no.notIntoPrison;
  return whyGone(t, face) ?? whyNotIn(t, seat, face, PRISON);
};
export const coatCards = (t: V, seat: Seat): readonly RevolverFace[] => {
  if (!t.config.set12 || (t.open.place !== PRISON && !isLater(t, PRISON))) return [];
  return [...new Set(facesSeen(t, at.hand(seat)))].filter(
    face => cardOf(face).firepower !== null && whyNotCoat(t, seat, face) === null,
  );
};
