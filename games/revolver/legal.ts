/** May this card be played, there, now? The first reason against it, or null. */

import { countAt } from '../../kernel/cards/table.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';
import { isSo } from './conditions.ts';
import { type Place, prints, type RevolverFace, textsOf } from './faces.ts';
import { BLOCKERS } from './figures.ts';
import { isPossible } from './machine/possible.ts';
import { costOf } from './numbers.ts';
import { markerAtPrison, piecesIn, typeOf } from './pieces.ts';
import { canPay, placesFor, placingOf, whyGone, whyNotIn } from './placing.ts';
import { no } from './refusals.ts';
import { at, type V } from './zones.ts';

const namesPrison = (face: RevolverFace): boolean => textsOf(face, 'play').some(({ effect }) => 'namesPrison' in effect);
/** RV-207, RV-208. */
const whyNotAtPrison = (face: RevolverFace): Refusal | null => {
  if (placingOf(face) === 'prison-before-arrival') return no.prisonOnlyBefore;
  const type = typeOf(face);
  return type === 'character' || type === 'firepower' || namesPrison(face) ? null : no.prisonSilent;
};
const whyNotBlocking = (t: V, face: RevolverFace): Refusal | null => {
  const there = piecesIn(t, at.blockers(t.open.place));
  return there.length >= BLOCKERS || there.some(piece => piece.face === face) ? no.blockers : null;
};
/** A card that is put under another, or an action: its text must be able to do something. */
const whyNoEffect = (t: V, seat: Seat, face: RevolverFace): Refusal | null => {
  const by = { seat, piece: null };
  const texts = textsOf(face, 'play').filter(({ effect }) => effect.on === 'play' && isSo(t, effect.if, by));
  if (texts.length === 0) return no.notOnItsTerms;
  return texts.some(({ effect }) => effect.on === 'play' && effect.do.some(op => isPossible(t, op, by, false)))
    ? null
    : no.noEffect;
};

/** How a card lies once it is played. */
export type Stay = 'column' | 'blocker' | 'range' | 'under' | 'nowhere';
export const stayOf = (t: V, face: RevolverFace): Stay => {
  const type = typeOf(face);
  if (prints(face, 'row-block')) return 'blocker';
  // At the prison its text is ignored: the Volcanic pistol is a plain firepower card there (RV-263).
  if (prints(face, 'under') && !(markerAtPrison(t) && type === 'firepower')) return 'under';
  if (type === 'open-range') return 'range';
  return type === 'action' ? 'nowhere' : 'column';
};
const whyNotThere = (t: V, seat: Seat, face: RevolverFace, place: Place): Refusal | null => {
  switch (stayOf(t, face)) {
    case 'column':
      return whyNotIn(t, seat, face, place);
    case 'blocker':
      return whyNotBlocking(t, face);
    case 'range':
      return null;
    case 'under':
    case 'nowhere':
      return whyNoEffect(t, seat, face);
  }
};
export const whyNotPlay = (t: V, seat: Seat, face: RevolverFace, where: string): Refusal | null => {
  const gone = whyGone(t, face) ?? (markerAtPrison(t) ? whyNotAtPrison(face) : null);
  if (gone !== null) return gone;
  const place = placesFor(t, face).find(each => each === where);
  if (place === undefined) return placingOf(face) === 'prison-before-arrival' ? no.prisonOnlyBefore : no.wrongPlace;
  if (!canPay(t, seat, costOf(t, seat, face), countAt(t, at.hand(seat)) - 1)) return no.cannotAfford;
  return whyNotThere(t, seat, face, place);
};
