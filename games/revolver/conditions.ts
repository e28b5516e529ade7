/** What must be true for a text to happen: each part of a condition that a card may name. */
import type { Seat } from '../../kernel/seat.ts';
import { ratingOf } from './faces.ts';
import { columnOf, gang, isBlank, isDead, piecesIn, type RevolverPiece } from './pieces.ts';
import type { Condition } from './vocabulary/effect.ts';
import { COLTY, MCREADY, other, rowOf, type V } from './zones.ts';

/** Whose text it is, and the card that it stands on, where that is in play. */
export interface Speaker {
  readonly seat: Seat;
  readonly piece: RevolverPiece | null;
}
/** Another card with one of these titles, not blank, in one of these columns where the card lies (RV-174). */
const among = (t: V, piece: RevolverPiece | null, seats: readonly Seat[], titles: readonly string[]): boolean =>
  piece !== null &&
  seats.some(seat => columnOf(t, seat, piece.place!).some(p => p.id !== piece.id && titles.includes(p.face) && !isBlank(t, p)));
export const chipsOn = ({ on }: RevolverPiece): number => (on?.chips ?? 0) + (on?.red ?? 0);

type Parts = Required<Condition>;
const holds: { readonly [P in keyof Parts]: (t: V, part: Parts[P], by: Speaker) => boolean } = {
  not: (t, condition, by) => !isSo(t, condition, by),
  marker: (t, place) => t.open.place === place,
  here: (t, place, { piece }) => piece?.place === (place === 'current' ? t.open.place : place),
  beside: (t, titles, { piece }) => among(t, piece, piece === null ? [] : [piece.seat], titles),
  facing: (t, titles, { piece }) => among(t, piece, [COLTY, MCREADY], titles),
  aloneInColumn: (t, _, { piece }) => piece !== null && piecesIn(t, piece.spot).length === 1,
  withoutChips: (_t, _, { piece }) => piece !== null && chipsOn(piece) === 0,
  inPlay: (t, title) => rowOf(t).some(place => columnOf(t, MCREADY, place).some(piece => piece.face === title)),
  lives: (t, who) => gang(t).some(bandit => bandit.face === who),
  dead: (t, who) => isDead(t, who),
  livesBesides: (t, who) => gang(t).some(bandit => bandit.face !== who),
  livesWithRating: (t, most) => gang(t).some(bandit => ratingOf(bandit.face) <= most),
  died: (t, when) => (when === 'turn' ? t.open.died > 0 : t.open.attack?.casualty === true),
  attackFailed: t => t.open.attack !== null && t.open.attack.mcready! <= t.open.attack.colty!,
  opponentHasDollar: (t, _, { seat }) => t.open.dollars[other(seat)]! > 0,
};
const holdsPart = <P extends keyof Parts>(t: V, name: P, part: Parts[P], by: Speaker): boolean => holds[name](t, part, by);
export const isSo = (t: V, condition: Condition | undefined, by: Speaker): boolean => {
  for (const part in condition) {
    const name = part as keyof Parts;
    if (!holdsPart(t, name, condition[name]!, by)) return false;
  }
  return true;
};
