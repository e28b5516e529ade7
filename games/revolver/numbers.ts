/** Firepower, costs and limits: never stored, always computed from what is printed, what lies on it, and what is in force. */

import { facesSeen } from '../../kernel/cards/table.ts';
import type { Seat } from '../../kernel/seat.ts';
import { isSo } from './conditions.ts';
import { cardOf, faces, type Place, PRISON, prints, type RevolverFace, rowCards, textsOf } from './faces.ts';
import { COLTY_LIMIT } from './figures.ts';
import {
  active,
  columnOf,
  isBlank,
  lives,
  locateFace,
  markerAtPrison,
  piecesIn,
  type RevolverPiece,
  shows,
  undersOf,
} from './pieces.ts';
import type { Cost, LastingEffect, NamedPlayer } from './vocabulary/effect.ts';
import { at, COLTY, MCREADY, seatOfSide, type V } from './zones.ts';

// ---- firepower

/** RV-094: the number printed on the card itself; none on a blank one (RV-173). */
export const baseOf = (t: V, piece: RevolverPiece): number => (isBlank(t, piece) ? 0 : (cardOf(piece.face).firepower ?? 0));
/** A blank card has no firepower value, and some cards never had one. */
export const hasFirepower = (t: V, piece: RevolverPiece): boolean => !isBlank(t, piece) && cardOf(piece.face).firepower !== null;
const columnWide = faces.filter(face =>
  textsOf(face, 'static').some(
    ({ effect }) => effect.on === 'static' && effect.do.some(h => h.op === 'fp-mod' && h.target === 'column'),
  ),
);
/** What a card in play adds to its player's total: printed number, chips, cards under it, and texts in force. */
export const firepowerOf = (t: V, piece: RevolverPiece, column: readonly RevolverPiece[]): number => {
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
const columnTotal = (t: V, seat: Seat, place: Place): number => {
  const column = columnOf(t, seat, place);
  let n = 0;
  for (const piece of column) n += firepowerOf(t, piece, column);
  return n;
};
/** RV-134, RV-135: both totals at a battlefield; ambush cards that stay count for McReady (RV-200). */
export const totalsAt = (t: V, place: Place): { readonly mcready: number; readonly colty: number } => {
  let mcready = columnTotal(t, MCREADY, place) + (t.open.attack?.bonus ?? 0);
  for (const face of facesSeen(t, at.sprung(place)))
    for (const { effect } of textsOf(face, 'reveal')) if (effect.on === 'reveal') mcready += effect.here ?? 0;
  return { mcready, colty: columnTotal(t, COLTY, place) + rowCards[place].defence };
};

/** What a total is made of: cards, the defence of the battlefield, what was added for this attack. */
export interface Part {
  readonly of: RevolverFace | 'defence' | 'bonus';
  readonly n: number;
}
/** Both totals part by part: `totalsAt` is their sum. */
export const partsAt = (t: V, place: Place): { readonly mcready: readonly Part[]; readonly colty: readonly Part[] } => {
  const cards = (seat: Seat): Part[] => {
    const column = columnOf(t, seat, place);
    return column.map(piece => ({ of: piece.face, n: firepowerOf(t, piece, column) }));
  };
  const sprung = facesSeen(t, at.sprung(place)).flatMap(face =>
    textsOf(face, 'reveal').flatMap(({ effect }) => (effect.on === 'reveal' ? [{ of: face, n: effect.here ?? 0 }] : [])),
  );
  return {
    mcready: [...cards(MCREADY), ...sprung, { of: 'bonus' as const, n: t.open.attack?.bonus ?? 0 }].filter(({ n }) => n !== 0),
    colty: [...cards(COLTY).filter(({ n }) => n !== 0), { of: 'defence', n: rowCards[place].defence }],
  };
};

/** RV-136: McReady needs more; a tie is Colty's. */
export const isHit = ({ mcready, colty }: { readonly mcready: number; readonly colty: number }): boolean => mcready > colty;

/** RV-230: of the two cards of a duel the higher printed firepower wins, a tie is Colty's; but without a Lock Colty has lost. */
export const coltyWinsDuel = (colty: RevolverFace, mcready: RevolverFace): boolean =>
  prints(colty, 'lock') && cardOf(mcready).firepower! <= cardOf(colty).firepower!;

// ---- costs

type CostMod = Extract<LastingEffect, { readonly op: 'cost-mod' }>;
interface Modifier {
  readonly from: RevolverFace;
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

const means = (who: NamedPlayer, controller: Seat): Seat =>
  who === 'self' ? controller : who === 'opp' ? 1 - controller : seatOfSide(who);
/** How often a modifier counts for this payer: once for each card in force that has it. */
const counts = (t: V, { from, mod, inHand }: Modifier, payer: Seat): number => {
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
export const costOf = (t: V, seat: Seat, face: RevolverFace): Required<Cost> => {
  const { discard = 0, random = 0, dollars = 0 } = cardOf(face).cost;
  const list = modifiers.get(face);
  if (list === undefined) return { discard, random, dollars };
  let n = discard;
  for (const modifier of list) n += modifier.mod.discard * counts(t, modifier, seat);
  return { discard: Math.max(0, n), random, dollars };
};

// ---- limits

const OWN_LIMIT = [COLTY_LIMIT, Number.POSITIVE_INFINITY] as const;
/** RV-079, RV-087: what is not counted in a column: by its own text, while that is in force. */
const exemption = ['no-limit', 'sandstorm-immune'] as const;
/** RV-078, RV-088, RV-089: the lowest limit in force. */
export const limitOf = (t: V, seat: Seat, place: Place): number => {
  let limit: number = OWN_LIMIT[seat]!;
  for (const blocker of piecesIn(t, at.blockers(place)))
    if (!isBlank(t, blocker))
      for (const { effect } of textsOf(blocker.face, 'static'))
        if (effect.on === 'static')
          for (const h of effect.do) if (h.op === 'limit' && seatOfSide(h.side) === seat) limit = Math.min(limit, h.value);
  return limit;
};
/** Is there room for this card in that column (RV-081)? It is not in force there yet, so only where it would lie counts. */
export const hasRoom = (t: V, seat: Seat, place: Place, face: RevolverFace): boolean => {
  const silenced = markerAtPrison(t) && place === PRISON;
  if (!silenced && prints(face, exemption[seat]!)) return true;
  let counted = 0;
  for (const piece of columnOf(t, seat, place)) if (!shows(t, piece, exemption[seat]!)) counted++;
  return counted < limitOf(t, seat, place);
};
/** RV-296: a title that may not lie twice in a column. */
export const isSecondCopy = (t: V, seat: Seat, place: Place, face: RevolverFace): boolean =>
  !(markerAtPrison(t) && place === PRISON) &&
  textsOf(face, 'static').some(
    ({ effect }) => effect.on === 'static' && effect.do.some(h => h.op === 'forbid' && h.what === 'second-copy-in-column'),
  ) &&
  columnOf(t, seat, place).some(piece => piece.face === face);
