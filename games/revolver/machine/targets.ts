/** Which cards in play an operation may reach, and who chooses among them. */

import type { Seat } from '../../../kernel/seat.ts';
import type { Speaker } from '../conditions.ts';
import { backOf, type RevolverFace, ratingOf } from '../faces.ts';
import type { RevolverFrame } from '../language.ts';
import { baseOf, hasFirepower, hasRoom, isSecondCopy } from '../numbers.ts';
import {
  columnOf,
  gang,
  hostOf,
  isAlly,
  isLawman,
  isMovable,
  piecesIn,
  previousPlace,
  type RevolverPiece,
  shows,
  typeOf,
} from '../pieces.ts';
import type { NamedPlayer, Op, Target } from '../vocabulary/effect.ts';
import { at, COLTY, MCREADY, other, type RevolverTable, rowOf, seatOfSide, type V } from '../zones.ts';
import { isNeutral, opNow, selfOf, speakerOf } from './frame.ts';

export const seatMeant = (who: NamedPlayer, by: Seat): Seat => (who === 'self' ? by : who === 'opp' ? other(by) : seatOfSide(who));
const sidesMeant = (side: Target['side'], by: Seat): readonly Seat[] => {
  if (side === 'any') return [COLTY, MCREADY];
  return [side === 'own' ? by : side === 'opp' ? other(by) : seatOfSide(side)];
};
export const gritOn = (t: V, piece: RevolverPiece): number => (piece.on?.grit ?? 0) + (piece.face === t.open.hostage ? 1 : 0);

const inColumns = (t: V, seats: readonly Seat[], target: Target, by: Speaker): RevolverPiece[] => {
  const places = target.at === 'any' ? rowOf(t) : [target.at === 'current' ? t.open.place : (by.piece?.place ?? t.open.place)];
  return seats.flatMap(seat => places.flatMap(place => columnOf(t, seat, place)));
};
/** Row-blocking and Open Range cards. */
const besides = (t: V, seats: readonly Seat[]): RevolverPiece[] => [
  ...rowOf(t).flatMap(place => piecesIn(t, at.blockers(place)).filter(piece => seats.includes(piece.seat))),
  ...seats.flatMap(seat => piecesIn(t, at.range(seat))),
];
/** Cards of the kind that a target names, before what the operation itself asks of them. */
const ofKind = (t: V, target: Target, by: Speaker): RevolverPiece[] => {
  const seats = sidesMeant(target.side, by.seat);
  const cards = (): RevolverPiece[] => inColumns(t, seats, target, by);
  switch (target.what) {
    case 'card':
      return target.wide ? [...cards(), ...besides(t, seats)] : cards();
    case 'lawman':
      return cards().filter(piece => isLawman(t, piece));
    case 'ally':
      return cards().filter(piece => isAlly(t, piece));
    case 'bandit':
      return seats.includes(COLTY) ? gang(t) : [];
    case 'character-or-bandit':
      return [...cards().filter(piece => typeOf(piece.face) === 'character'), ...(seats.includes(COLTY) ? gang(t) : [])];
    case 'any-with-grit':
      return [...cards(), ...besides(t, seats), ...gang(t)].filter(piece => gritOn(t, piece) > 0);
  }
};
const reached = (t: V, target: Target, by: Speaker): RevolverPiece[] => {
  const { ids, notIds, notTypes, maxBase, maxRating, withoutGrit, withFirepower } = target;
  return ofKind(t, target, by).filter(
    piece =>
      (ids === undefined || ids.includes(piece.face)) &&
      notIds?.includes(piece.face) !== true &&
      notTypes?.includes(typeOf(piece.face)) !== true &&
      (maxBase === undefined || baseOf(t, piece) <= maxBase) &&
      (maxRating === undefined || piece.spot.zone !== 'gang' || ratingOf(piece.face) <= maxRating) &&
      (withoutGrit === undefined || gritOn(t, piece) === 0) &&
      (withFirepower === undefined || hasFirepower(t, piece)),
  );
};

/** RV-163, RV-164: it can be moved, it is somewhere else, and where it may stay away there is room for it. */
const mayMoveTo = (t: V, piece: RevolverPiece, to: 'current' | 'previous', by: Seat): boolean => {
  const place = to === 'current' ? t.open.place : previousPlace(t);
  if (place === null || piece.place === place || piece.spot.zone !== 'column' || !isMovable(t, piece)) return false;
  return piece.seat !== by || (hasRoom(t, piece.seat, place, piece.face) && !isSecondCopy(t, piece.seat, place, piece.face));
};
const fromADeck = (face: RevolverFace): boolean => ['colty', 'mcready', 'frontier'].includes(backOf(face));
/** RV-102: impervious to the opponent; an ambush card is nobody's (RV-204). */
export const isDestroyable = (t: V, piece: RevolverPiece, destroyer: Seat, neutral: boolean): boolean =>
  neutral || piece.seat === destroyer || !shows(t, piece, 'impervious');

export const targetOf = (op: Op): Target | null =>
  'target' in op && typeof op.target === 'object' && op.target !== null ? op.target : null;
export const chooserOf = (op: Op, by: Seat): Seat => {
  const pick = targetOf(op)?.pick ?? 'self';
  return pick === 'all' ? by : seatMeant(pick, by);
};
/** The cards that this operation could be about. */
export const candidatesFor = (t: V, op: Op, by: Speaker, neutral: boolean): RevolverPiece[] => {
  const target = targetOf(op);
  if (target === null) {
    const self = 'target' in op && op.target === 'host' && by.piece !== null ? hostOf(t, by.piece) : by.piece;
    if (self === null) return [];
    return op.op === 'move' && !mayMoveTo(t, self, op.to, by.seat) ? [] : [self];
  }
  const cards = reached(t, target, by);
  switch (op.op) {
    case 'destroy':
      return cards.filter(piece => isDestroyable(t, piece, chooserOf(op, by.seat), neutral));
    case 'move':
      return cards.filter(piece => mayMoveTo(t, piece, op.to, by.seat));
    case 'return':
      return cards.filter(piece => isMovable(t, piece));
    case 'shuffle-in':
      return cards.filter(piece => fromADeck(piece.face));
    case 'unchip':
      return cards.filter(piece => (piece.on?.chips ?? 0) + (piece.on?.red ?? 0) > 0);
    case 'move-chip':
      return cards.filter(piece => piece.id !== by.piece?.id);
    default:
      return cards;
  }
};
export const candidates = (t: RevolverTable, f: RevolverFrame): RevolverPiece[] =>
  candidatesFor(t, opNow(f), speakerOf(t, f), isNeutral(f));

/** RV-100: crosshair cards of the column that the opponent's effect would hit: they come first. */
const crosshairs = (t: V, op: Op, by: Speaker, neutral: boolean): RevolverPiece[] => {
  const target = targetOf(op);
  if (op.op !== 'destroy' || target === null || target.ids !== undefined || target.pick === 'all' || neutral) return [];
  const destroyer = chooserOf(op, by.seat);
  return sidesMeant(target.side, by.seat)
    .filter(seat => seat !== destroyer)
    .flatMap(seat => columnOf(t, seat, t.open.place))
    .filter(piece => shows(t, piece, 'crosshair') && isDestroyable(t, piece, destroyer, neutral));
};
/** What one destruction may choose from, and what it must take. */
export interface Victims {
  readonly first: readonly RevolverPiece[];
  readonly others: readonly RevolverPiece[];
}
export const victimsFor = (t: V, op: Op, by: Speaker, neutral: boolean): Victims => {
  const first = crosshairs(t, op, by, neutral);
  const others = candidatesFor(t, op, by, neutral).filter(piece => !first.some(p => p.id === piece.id));
  return { first, others };
};
export const victims = (t: RevolverTable, f: RevolverFrame): Victims => victimsFor(t, opNow(f), speakerOf(t, f), isNeutral(f));
export const hostNow = (t: RevolverTable, f: RevolverFrame): RevolverPiece | null => {
  const self = selfOf(t, f);
  return self === null ? null : hostOf(t, self);
};
