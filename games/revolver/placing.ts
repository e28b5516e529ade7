/** Where a card may go, and what keeps it out: its own text, the room in a column, its cost. */
import type { Refusal } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';
import { countAt, facesAt } from '../../kernel/table.ts';
import { cardOf, type Face, type Place, PRISON, prints, textsOf } from './faces.ts';
import { costOf, hasRoom, isSecondCopy, limitOf } from './numbers.ts';
import { active, columnOf, isDead, isLater, markerAtPrison, typeOf } from './pieces.ts';
import { no } from './refusals.ts';
import { isSo } from './words/conditions.ts';
import type { Cost } from './words/effect.ts';
import { at, COLTY, MCREADY, other, rowOf, type T } from './zones.ts';

type Placing = 'current' | 'current-or-later' | 'prison-before-arrival';
const placing = new Map<Face, Placing>();
export const placingOf = (face: Face): Placing => {
  const known = placing.get(face);
  if (known !== undefined) return known;
  let found: Placing = 'current';
  for (const { effect } of textsOf(face, 'static'))
    if (effect.on === 'static') for (const h of effect.do) if (h.op === 'place') found = h.allow;
  placing.set(face, found);
  return found;
};
/** Where it may go, as far as its own text says (RV-065, RV-209, RV-289). */
export const placesFor = (t: T, face: Face): readonly Place[] => {
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
export const whyGone = (t: T, face: Face): Refusal | null => {
  if (face === 'texas-ranger' && isDead(t, 'sister-sara')) return no.rangerGone;
  return face === 'garrotte' && isDead(t, 'santiago') ? no.garrotteGone : null;
};
/** RV-072: the rest of the hand pays the discards, the purse the dollars. */
export const canPay = (t: T, seat: Seat, cost: Cost, rest: number): boolean =>
  rest >= (cost.discard ?? 0) + (cost.random ?? 0) && t.open.dollars[seat]! >= (cost.dollars ?? 0);

/** RV-269: a text of the opponent's that keeps bounty hunters away. */
const isKeptAway = (t: T, seat: Seat, face: Face, place: Place): boolean =>
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
const OWN_LIMIT = 3;
const whyFull = (t: T, seat: Seat, place: Place): Refusal => {
  if (seat === MCREADY) return no.sandstorm;
  return limitOf(t, COLTY, place) < OWN_LIMIT ? no.bridge : no.coltyFull;
};
export const whyNotIn = (t: T, seat: Seat, face: Face, place: Place): Refusal | null => {
  if (isKeptAway(t, seat, face, place)) return no.burialGround;
  if (isSecondCopy(t, seat, place, face)) return no.derringer;
  return hasRoom(t, seat, place, face) ? null : whyFull(t, seat, place);
};
/** RV-210: what the Duster coat may carry into the prison; it is on its way itself, so the whole hand is the rest. */
export const whyNotCoat = (t: T, seat: Seat, face: Face): Refusal | null => {
  const type = typeOf(face);
  if ((type !== 'character' && type !== 'firepower') || placingOf(face) === 'prison-before-arrival') return no.notIntoPrison;
  const coatHeld = facesAt(t, at.hand(seat)).includes('duster-coat') && countAt(t, at.played) === 0 ? 1 : 0;
  if (!canPay(t, seat, costOf(t, seat, face), countAt(t, at.hand(seat)) - 1 - coatHeld)) return no.notIntoPrison;
  return whyGone(t, face) ?? whyNotIn(t, seat, face, PRISON);
};
export const coatCards = (t: T, seat: Seat): readonly Face[] => {
  if (!t.config.set12 || (t.open.place !== PRISON && !isLater(t, PRISON))) return [];
  return [...new Set(facesAt(t, at.hand(seat)))].filter(
    face => cardOf(face).firepower !== null && whyNotCoat(t, seat, face) === null,
  );
};
