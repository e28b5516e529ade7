/** Cards in play: where each lies, what lies on it and under it, whether it is blank; and how it comes, moves and goes. */

import { cardsAt, faceOf, faceSeen } from '../../kernel/cards/table.ts';
import type { Spot } from '../../kernel/cards/zones.ts';
import type { CardId } from '../../kernel/sealed.ts';
import type { Seat } from '../../kernel/seat.ts';
import { backOf, cardOf, hasOp, type Place, PRISON, prints, type RevolverFace, textsOf, withText } from './faces.ts';
import { BORDER_ALL, CHIPS, DOLLARS, GRIT, RED } from './figures.ts';
import type { RevolverDealer } from './language.ts';
import type { Icon } from './vocabulary/card.ts';
import type { CardType, Gone } from './vocabulary/effect.ts';
import { at, COLTY, MCREADY, nameOfRow, room, rowOf, seatOfSide, type Tokens, type V } from './zones.ts';

export interface RevolverPiece {
  readonly id: CardId;
  readonly face: RevolverFace;
  readonly spot: Spot;
  /** Which card of its row. */
  readonly i: number;
  /** Who controls it. A row-blocking card is of the side whose deck it came from. */
  readonly seat: Seat;
  readonly place: Place | null;
  readonly on: Tokens | null;
}

export const tokensAt = (t: V, spot: Spot, i: number): Tokens | null => {
  const { tokens } = t.open;
  if (tokens.length === 0) return null;
  const row = nameOfRow(spot);
  for (const on of tokens) if (on.card === i && on.row === row) return on;
  return null;
};
export const pieceAt = (t: V, spot: Spot, i: number): RevolverPiece => {
  const id = cardsAt(t, spot)[i]!;
  const face = faceSeen(t, id);
  if (face === null) throw new Error('cards in play lie face up');
  const seat = spot.owner ?? (backOf(face) === 'mcready' ? MCREADY : COLTY);
  return { id, face, spot, i, seat, place: spot.place as Place | null, on: tokensAt(t, spot, i) };
};
/** The cards of a row, but not those that lie under others. */
export const piecesIn = (t: V, spot: Spot): RevolverPiece[] => {
  const out: RevolverPiece[] = [];
  const n = cardsAt(t, spot).length;
  for (let i = 0; i < n; i++) if (tokensAt(t, spot, i)?.under !== true) out.push(pieceAt(t, spot, i));
  return out;
};
export const columnOf = (t: V, seat: Seat, place: Place): RevolverPiece[] => piecesIn(t, at.column(seat, place));

const playRows = room.spots.filter(spot => ['column', 'blockers', 'range', 'gang'].includes(spot.zone));
/** Where this card lies in play, or null when it does not. */
export const locate = (t: V, id: CardId): RevolverPiece | null => {
  for (const spot of playRows) {
    const i = t.cards[spot.row]!.indexOf(id);
    if (i >= 0) return pieceAt(t, spot, i);
  }
  return null;
};
/** The cards with this title in the columns of a battlefield. */
export const locateFace = (t: V, face: RevolverFace, place: Place): RevolverPiece[] => {
  const out: RevolverPiece[] = [];
  for (const seat of [COLTY, MCREADY])
    if (holds(t, at.column(seat, place), face)) out.push(...columnOf(t, seat, place).filter(piece => piece.face === face));
  return out;
};
/** The card that this one lies under. */
export const hostOf = (t: V, piece: RevolverPiece): RevolverPiece | null => {
  if (piece.on?.under !== true) return null;
  let i = piece.i - 1;
  while (tokensAt(t, piece.spot, i)?.under === true) i--;
  return pieceAt(t, piece.spot, i);
};
export const undersOf = (t: V, piece: RevolverPiece): RevolverPiece[] => {
  const out: RevolverPiece[] = [];
  for (let i = piece.i + 1; tokensAt(t, piece.spot, i)?.under === true; i++) out.push(pieceAt(t, piece.spot, i));
  return out;
};

export const markerAtPrison = (t: V): boolean => t.open.place === PRISON;
/** RV-171: the Eagle lies on it, or on the card that it lies under. */
export const isBlank = (t: V, piece: RevolverPiece): boolean =>
  piece.on !== null && (piece.on.eagle || (piece.on.under && hostOf(t, piece)!.on?.eagle === true));
/** Is the text of this card in force? One place decides: the Eagle blanks, the prison silences what does not name it (RV-206). */
export const active = (t: V, piece: RevolverPiece, namesPrison = false): boolean => {
  if (isBlank(t, piece)) return false;
  return namesPrison || !markerAtPrison(t) || (piece.place !== PRISON && piece.spot.zone !== 'range');
};

/** These three are text, all other icons symbols (RV-108). */
const written: readonly Icon[] = ['no-limit', 'immovable', 'sandstorm-immune'];
export const shows = (t: V, piece: RevolverPiece, icon: Icon): boolean =>
  prints(piece.face, icon) && (written.includes(icon) ? active(t, piece) : !isBlank(t, piece));
export const typeOf = (face: RevolverFace): CardType => cardOf(face).type;
/** RV-092, RV-093, RV-218. */
const frontierCharacter = (face: RevolverFace): boolean => backOf(face) === 'frontier' && typeOf(face) === 'character';
export const isLawman = (t: V, piece: RevolverPiece): boolean =>
  piece.seat === MCREADY && !isBlank(t, piece) && (prints(piece.face, 'lawman') || frontierCharacter(piece.face));
export const isAlly = (t: V, piece: RevolverPiece): boolean =>
  piece.seat === COLTY && !isBlank(t, piece) && (prints(piece.face, 'bandit-ally') || frontierCharacter(piece.face));
/** RV-163: a Location, or a card that says so, is neither moved nor returned. */
export const isMovable = (t: V, piece: RevolverPiece): boolean =>
  typeOf(piece.face) !== 'location' && !shows(t, piece, 'immovable');

// ---- bandits and the row

export const gang = (t: V): RevolverPiece[] => piecesIn(t, at.gang);
const holds = (t: V, spot: Spot, face: string): boolean => cardsAt(t, spot).some(id => faceSeen(t, id) === face);
export const lives = (t: V, face: RevolverFace): boolean => holds(t, at.gang, face);
export const isDead = (t: V, face: string): boolean => holds(t, at.graveyard, face);
export const previousPlace = (t: V): Place | null => {
  const row = rowOf(t);
  return row[row.indexOf(t.open.place) - 1] ?? null;
};
/** Not yet reached by the marker. */
export const isLater = (t: V, place: Place): boolean => rowOf(t).indexOf(place) > rowOf(t).indexOf(t.open.place);

// ---- tokens

const plain = { chips: 0, red: 0, grit: 0, eagle: false, under: false };
const isPlain = (on: Tokens): boolean => on.chips === 0 && on.red === 0 && on.grit === 0 && !on.eagle && !on.under;
/** Change what lies on a card. */
export const mark = (d: RevolverDealer, { spot, i }: Pick<RevolverPiece, 'spot' | 'i'>, part: Partial<Tokens>): void => {
  const row = nameOfRow(spot);
  const old = tokensAt(d.table, spot, i) ?? { row, card: i, ...plain };
  const on = { ...old, ...part };
  const rest = d.table.open.tokens.filter(x => x.card !== i || x.row !== row);
  d.open({ tokens: isPlain(on) ? rest : [...rest, on] });
};
const sum = (t: V, what: 'chips' | 'red' | 'grit'): number => {
  let n = 0;
  for (const on of t.open.tokens) n += on[what];
  return n;
};
const has14 = ({ config }: V): boolean => config.moduleA || config.moduleC || config.moduleD;
/** RV-112, RV-115, RV-121, RV-214: what is left of each kind of token. */
export const chipsLeft = (t: V): number => CHIPS - sum(t, 'chips');
export const redLeft = (t: V): number => (has14(t) ? RED : 0) - sum(t, 'red');
export const gritLeft = (t: V): number => GRIT - t.open.gritGone - sum(t, 'grit');
export const borderLeft = (t: V): number => BORDER_ALL - t.open.borderGone - t.open.border;
export const dollarsLeft = (t: V): number => (t.config.set13 ? DOLLARS - t.open.dollars[0]! - t.open.dollars[1]! : 0);

/** Chips on a card: base ones first, then red ones, unless red is said; as many as there are (RV-112). */
export const putChips = (d: RevolverDealer, piece: RevolverPiece, n: number, red = false): void => {
  const [base, reds] = [red ? 0 : Math.min(n, chipsLeft(d.table)), redLeft(d.table)];
  const more = Math.min(n - base, reds);
  if (base + more === 0) return;
  const on = tokensAt(d.table, piece.spot, piece.i);
  mark(d, piece, { chips: (on?.chips ?? 0) + base, red: (on?.red ?? 0) + more });
  d.say('chips', { card: piece.face, row: nameOfRow(piece.spot), n: base + more });
};
/** Chips go back to the supply, base ones first. */
export const unchip = (d: RevolverDealer, piece: RevolverPiece, n: number): void => {
  const { chips = 0, red = 0 } = piece.on ?? {};
  const base = Math.min(n, chips);
  const reds = Math.min(n - base, red);
  if (base + reds === 0) return;
  mark(d, piece, { chips: chips - base, red: red - reds });
  d.say('chips', { card: piece.face, row: nameOfRow(piece.spot), n: -base - reds });
};
export const putGrit = (d: RevolverDealer, piece: RevolverPiece): void => {
  if (gritLeft(d.table) === 0) return;
  mark(d, piece, { grit: (piece.on?.grit ?? 0) + 1 });
  d.say('grit', { card: piece.face, row: nameOfRow(piece.spot), n: 1 });
};

// ---- coming, moving, going

/** Cards that leave the game once a certain bandit is dead, and why they are refused then: read off the cards once. */
const goneWith = new Map<RevolverFace, { readonly who: string; readonly why: Gone }>();
for (const face of withText('state'))
  for (const { effect } of textsOf(face, 'state'))
    if (effect.on === 'state' && effect.gone !== undefined) goneWith.set(face, { who: effect.if!.dead!, why: effect.gone });
/** RV-259, RV-285: why it can no longer be played or used. */
export const goneFor = (t: V, face: RevolverFace): Gone | null => {
  const gone = goneWith.get(face);
  return gone !== undefined && isDead(t, gone.who) ? gone.why : null;
};
/** The discard pile that a card goes to (RV-191); some leave the game instead (RV-259, RV-285). */
export const discardFor = (t: V, face: RevolverFace): Spot => {
  if (goneFor(t, face) !== null) return at.removed;
  const back = backOf(face);
  if (back === 'frontier') return at.frontierDiscard;
  return back === 'colty' || back === 'mcready' ? at.discard(seatOfSide(back)) : at.removed;
};
/** Cards of a hand or a row go to the piles they belong to. */
export const discard = (d: RevolverDealer, ids: readonly CardId[], from: Spot): void => {
  const piles = new Map<Spot, CardId[]>();
  for (const id of ids) {
    const pile = discardFor(d.table, faceOf(d.table, id));
    piles.set(pile, [...(piles.get(pile) ?? []), id]);
  }
  for (const [pile, cards] of piles) d.move(cards, from, pile);
};
/** The tokens of a row after its cards from `i` on, `n` of them, have gone. */
const closeUp = (d: RevolverDealer, spot: Spot, i: number, n: number): void => {
  const { tokens } = d.table.open;
  const row = nameOfRow(spot);
  if (!tokens.some(on => on.row === row && on.card >= i)) return;
  d.open({
    tokens: tokens.flatMap(on => (on.row !== row || on.card < i ? [on] : on.card < i + n ? [] : [{ ...on, card: on.card - n }])),
  });
};
/** A card leaves play: its tokens return to the supply, what lies under it is discarded (RV-113, RV-170), and it goes. */
export const leave = (d: RevolverDealer, piece: RevolverPiece, to: Spot): void => {
  const under = undersOf(d.table, piece);
  closeUp(d, piece.spot, piece.i, 1 + under.length);
  for (const card of under) discard(d, [card.id], piece.spot);
  if (hasOp(piece.face, 'enter', 'stash')) discard(d, cardsAt(d.table, at.stash(piece.seat)).slice(), at.stash(piece.seat));
  d.move([piece.id], piece.spot, to);
};
/** A card that lies under another goes to its own discard pile; the other stays. */
export const dropUnder = (d: RevolverDealer, under: RevolverPiece): void => {
  closeUp(d, under.spot, under.i, 1);
  discard(d, [under.id], under.spot);
};
/** A card moves within play, as the newest of its new row, with all tokens and what lies under it (RV-162). */
export const shift = (d: RevolverDealer, piece: RevolverPiece, to: Spot): void => {
  const cards = [piece, ...undersOf(d.table, piece)];
  const first = cardsAt(d.table, to).length;
  const row = nameOfRow(to);
  const carried = cards.flatMap((card, n) => (card.on === null ? [] : [{ ...card.on, row, card: first + n }]));
  closeUp(d, piece.spot, piece.i, cards.length);
  d.move(
    cards.map(card => card.id),
    piece.spot,
    to,
  );
  if (carried.length > 0) d.open({ tokens: [...d.table.open.tokens, ...carried] });
};
/** A card is put under another, right behind it. */
export const putUnder = (d: RevolverDealer, id: CardId, from: Spot, host: RevolverPiece): void => {
  const last = host.i + undersOf(d.table, host).length;
  const row = nameOfRow(host.spot);
  const after = cardsAt(d.table, host.spot).slice(last + 1);
  // Into its place: those behind it go round once.
  d.move([id], from, host.spot);
  if (after.length > 0) d.move(after, host.spot, host.spot, { quiet: true });
  d.open({
    tokens: [
      ...d.table.open.tokens.map(on => (on.row === row && on.card > last ? { ...on, card: on.card + 1 } : on)),
      { row, card: last + 1, ...plain, under: true },
    ],
  });
};
