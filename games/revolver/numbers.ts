/** Firepower, costs and limits: never stored, always computed from what is printed, what lies on it, and what is in force. */
import type { Seat } from '../../kernel/seat.ts';
import { cardsAt, faceOf } from '../../kernel/table.ts';
import { cardOf, type Face, faces, type Place, PRISON, prints, rowCards, textsOf } from './faces.ts';
import { active, columnOf, isBlank, lives, locateFace, markerAtPrison, type Piece, piecesIn, shows, undersOf } from './pieces.ts';
import { isSo } from './words/conditions.ts';
import type { Cost, Holding, Who } from './words/effect.ts';
import { at, COLTY, MCREADY, seatOfSide, type T } from './zones.ts';

// ---- firepower

/** RV-094: the number printed on the card itself; none on a blank one (RV-173). */
export const baseOf = (t: T, piece: Piece): number => (isBlank(t, piece) ? 0 : (cardOf(piece.face).firepower ?? 0));
const columnWide = faces.filter(face =>
  textsOf(face, 'static').some(
    ({ effect }) => effect.on === 'static' && effect.do.some(h => h.op === 'fp-mod' && h.target === 'column'),
  ),
);
/** What a card in play adds to its player's total: printed number, chips, cards under it, and texts in force. */
export const firepowerOf = (t: T, piece: Piece, column: readonly Piece[]): number => {
  if (isBlank(t, piece)) return 0;
  let n = cardOf(piece.face).firepower ?? 0;
  if (piece.on !== null) n += piece.on.chips + piece.on.red;
  for (const under of undersOf(t, piece)) n += cardOf(under.face).firepower ?? 0;
  for (const { effect } of textsOf(piece.face, 'static')) {
    if (effect.on !== 'static' || !active(t, piece, effect.namesPrison)) continue;
    for (const h of effect.do) if (h.op === 'fp-mod' && h.target === 'self' && isSo(t, h.if, { seat: piece.seat, piece })) n += h.n;
  }
  for (const by of column) {
    if (!columnWide.includes(by.face) || !active(t, by)) continue;
    for (const { effect } of textsOf(by.face, 'static'))
      if (effect.on === 'static')
        for (const h of effect.do) if (h.op === 'fp-mod' && h.target === 'column' && h.ids.includes(piece.face)) n += h.n;
  }
  return n;
};
const columnTotal = (t: T, seat: Seat, place: Place): number => {
  const column = columnOf(t, seat, place);
  let n = 0;
  for (const piece of column) n += firepowerOf(t, piece, column);
  return n;
};
/** RV-134, RV-135: both totals at a battlefield; ambush cards that stay count for McReady (RV-200). */
export const totalsAt = (t: T, place: Place): { readonly mcready: number; readonly colty: number } => {
  let mcready = columnTotal(t, MCREADY, place) + (t.open.attack?.bonus ?? 0);
  for (const id of cardsAt(t, at.sprung(place)))
    for (const { effect } of textsOf(faceOf(t, id), 'reveal')) if (effect.on === 'reveal') mcready += effect.here ?? 0;
  return { mcready, colty: columnTotal(t, COLTY, place) + rowCards[place].defence };
};

// ---- costs

type CostMod = Extract<Holding, { readonly op: 'cost-mod' }>;
interface Modifier {
  readonly from: Face;
  readonly mod: CostMod;
  readonly inHand: boolean;
}
/** Who changes the cost of which card: read off the cards once. */
const modifiers = new Map<string, Modifier[]>();
for (const from of faces)
  for (const { effect } of textsOf(from, 'static'))
    if (effect.on === 'static')
      for (const mod of effect.do)
        if (mod.op === 'cost-mod')
          for (const id of mod.ids)
            modifiers.set(id, [...(modifiers.get(id) ?? []), { from, mod, inHand: effect.zone === 'hand' }]);

const means = (who: Who, controller: Seat): Seat =>
  who === 'self' ? controller : who === 'opp' ? 1 - controller : seatOfSide(who);
/** How often a modifier counts for this payer: once for each card in force that has it. */
const counts = (t: T, { from, mod, inHand }: Modifier, payer: Seat): number => {
  if (inHand) return mod.at === t.open.place ? 1 : 0;
  if (cardOf(from).type === 'bandit') return means(mod.who, COLTY) === payer && lives(t, from) ? 1 : 0;
  return locateFace(t, from, t.open.place).filter(
    piece =>
      active(t, piece) &&
      means(mod.who, piece.seat) === payer &&
      textsOf(from, 'static').some(
        ({ effect }) => effect.on === 'static' && effect.do.includes(mod) && isSo(t, effect.if, { seat: piece.seat, piece }),
      ),
  ).length;
};
/** RV-075: modifiers change only the chosen discards; they are added up, and the result is never below 0. */
export const costOf = (t: T, seat: Seat, face: Face): Required<Cost> => {
  const { discard = 0, random = 0, dollars = 0 } = cardOf(face).cost;
  const list = modifiers.get(face);
  if (list === undefined) return { discard, random, dollars };
  let n = discard;
  for (const modifier of list) n += modifier.mod.discard * counts(t, modifier, seat);
  return { discard: Math.max(0, n), random, dollars };
};

// ---- limits

const OWN_LIMIT = [3, Number.POSITIVE_INFINITY] as const;
/** RV-079, RV-087: what is not counted in a column: by its own text, while that is in force. */
const exemption = ['no-limit', 'sandstorm-immune'] as const;
/** RV-078, RV-088, RV-089: the lowest limit in force. */
export const limitOf = (t: T, seat: Seat, place: Place): number => {
  let limit: number = OWN_LIMIT[seat]!;
  for (const blocker of piecesIn(t, at.blockers(place)))
    if (!isBlank(t, blocker))
      for (const { effect } of textsOf(blocker.face, 'static'))
        if (effect.on === 'static')
          for (const h of effect.do) if (h.op === 'limit' && seatOfSide(h.side) === seat) limit = Math.min(limit, h.value);
  return limit;
};
/** Is there room for this card in that column (RV-081)? It is not in force there yet, so only where it would lie counts. */
export const hasRoom = (t: T, seat: Seat, place: Place, face: Face): boolean => {
  const silenced = markerAtPrison(t) && place === PRISON;
  if (!silenced && prints(face, exemption[seat]!)) return true;
  let counted = 0;
  for (const piece of columnOf(t, seat, place)) if (!shows(t, piece, exemption[seat]!)) counted++;
  return counted < limitOf(t, seat, place);
};
/** RV-296: a title that may not lie twice in a column. */
export const isSecondCopy = (t: T, seat: Seat, place: Place, face: Face): boolean =>
  !(markerAtPrison(t) && place === PRISON) &&
  textsOf(face, 'static').some(
    ({ effect }) => effect.on === 'static' && effect.do.some(h => h.op === 'forbid' && h.what === 'second-copy-in-column'),
  ) &&
  columnOf(t, seat, place).some(piece => piece.face === face);
