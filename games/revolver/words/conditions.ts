/** What must be true for a text to happen: each condition a card may name. */
import type { Seat } from '../../../kernel/seat.ts';
import { CREEK, EXPRESS, type Face, PRISON, ratingOf } from '../faces.ts';
import { columnOf, gang, isBlank, isDead, lives, type Piece, piecesIn } from '../pieces.ts';
import { COLTY, MCREADY, other, rowOf, type T } from '../zones.ts';
import type { Condition } from './effect.ts';

/** Whose text it is, and the card that it stands on, where that is in play. */
export interface Speaker {
  readonly seat: Seat;
  readonly piece: Piece | null;
}
const shepperson: readonly Face[] = ['ma-shepperson', 'pa-shepperson', 'curly'];
/** Another card with one of these titles, not blank, in the same column (RV-174). */
const beside = (t: T, piece: Piece, titles: readonly Face[]): boolean =>
  columnOf(t, piece.seat, piece.place!).some(p => p.id !== piece.id && titles.includes(p.face) && !isBlank(t, p));
const otherBanditLives = (t: T): boolean => gang(t).some(bandit => bandit.face !== 'jack-colty');
const failed = (t: T): boolean => t.open.attack !== null && t.open.attack.mcready! <= t.open.attack.colty!;
const guardDoubled = (t: T): boolean =>
  rowOf(t).some(place => columnOf(t, MCREADY, place).some(p => p.face === 'double-the-guard'));

const conditions: { readonly [C in Condition]: (t: T, by: Speaker) => boolean } = {
  'here-is-current': (t, { piece }) => piece?.place === t.open.place,
  'here-is-prison': (_t, { piece }) => piece?.place === PRISON,
  'own-cowboy-here': (t, { piece }) => piece !== null && beside(t, piece, ['cowboy']),
  'alone-in-column': (t, { piece }) => piece !== null && piecesIn(t, piece.spot).length === 1,
  'shepperson-kin-here': (t, { piece }) => piece !== null && beside(t, piece, shepperson),
  'bandit-died-this-turn': t => t.open.died > 0,
  'bandit-died-in-attack': t => t.open.attack?.casualty === true,
  'no-bandit-died-in-attack': t => t.open.attack?.casualty !== true,
  'attack-failed-here': failed,
  'no-bandit-died-this-mcready-turn': t => t.open.died === 0,
  'bandit-rating-3-or-less-alive': t => gang(t).some(bandit => ratingOf(bandit.face) <= 3),
  'buffalo-stampede-here': (t, { piece }) =>
    piece !== null &&
    [COLTY, MCREADY].some(seat => columnOf(t, seat, piece.place!).some(p => p.face === 'buffalo-stampede' && !isBlank(t, p))),
  'no-chips-here': (_t, { piece }) => piece !== null && (piece.on?.chips ?? 0) + (piece.on?.red ?? 0) === 0,
  'opp-has-dollar': (t, { seat }) => t.open.dollars[other(seat)]! > 0,
  'sister-sara-dead': t => isDead(t, 'sister-sara'),
  'santiago-dead': t => isDead(t, 'santiago'),
  'santiago-in-gang': t => lives(t, 'santiago'),
  'marker-at-express': t => t.open.place === EXPRESS,
  'marker-at-express-and-other-bandit-alive': t => t.open.place === EXPRESS && otherBanditLives(t),
  'marker-at-prison': t => t.open.place === PRISON,
  'marker-at-prison-and-double-the-guard-in-play': t => t.open.place === PRISON && guardDoubled(t),
  'marker-at-creek-and-cortez-alive': t => t.open.place === CREEK && lives(t, 'cortez'),
};
export const isSo = (t: T, condition: Condition | undefined, by: Speaker): boolean =>
  condition === undefined || conditions[condition](t, by);
