/** What a player may do in their own Play phase (RV-062). */

import { cardFaced, cardsAt, countAt, faceOf, facesAt } from '../../../kernel/cards/table.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { isSo } from '../conditions.ts';
import { endGame } from '../end.ts';
import { besideFor, cardOf, type RevolverFace, textsOf } from '../faces.ts';
import { standing, verb } from '../language.ts';
import { whyNotPlay } from '../legal.ts';
import { isPossible } from '../machine/possible.ts';
import { active, isBlank, markerAtPrison, pieceAt, type RevolverPiece } from '../pieces.ts';
import { canPay, placesFor, whyGone } from '../placing.ts';
import { no } from '../refusals.ts';
import type { Card } from '../vocabulary/card.ts';
import type { Effect } from '../vocabulary/effect.ts';
import { at, COLTY, nameOfRow, other, type RevolverTable, rowNamed, rowOf } from '../zones.ts';
import { plain } from './plain.ts';

/** A card from hand, to a battlefield: the current one, unless its text names others. */
export const play = verb({
  name: 'play',
  needs: { card: 'face', at: 'word' },
  notNow: () => no.notYourPhase,
  why: (t, seat, { card, at: place }) => {
    if (cardFaced(t, at.hand(seat), card) === null) return no.notHeld;
    return whyNotPlay(t, seat, card, place);
  },
  *moves(t, seat) {
    for (const card of new Set(facesAt(t, at.hand(seat)).sort()))
      for (const place of placesFor(t, card)) if (whyNotPlay(t, seat, card, place) === null) yield { card, at: place };
  },
});

type Ability = Extract<Effect, { readonly on: 'ability' }>;
/** The ability that a card has under this number; null when it has none. */
export const abilityOf = (face: RevolverFace, way: number): { readonly n: number; readonly effect: Ability } | null => {
  const text = textsOf(face, 'ability')[way];
  return text === undefined || text.effect.on !== 'ability' ? null : { n: text.n, effect: text.effect };
};
/** Cards in play with abilities for this seat: in their columns, under them, in their Open Range, in their gang. */
function* ableCards(t: RevolverTable, seat: Seat): Generator<RevolverPiece> {
  const rows = [...rowOf(t).map(place => at.column(seat, place)), at.range(seat), ...(seat === COLTY ? [at.gang] : [])];
  for (const spot of rows) {
    const ids = cardsAt(t, spot);
    for (let i = 0; i < ids.length; i++) if (textsOf(faceOf(t, ids[i]!), 'ability').length > 0) yield pieceAt(t, spot, i);
  }
}
const whyNotUse = (t: RevolverTable, seat: Seat, piece: RevolverPiece, way: number): Refusal | null => {
  const ability = piece.seat === seat ? abilityOf(piece.face, way) : null;
  if (ability === null) return no.noAbility;
  const { effect } = ability;
  if (cardOf(piece.face).type !== 'bandit') {
    if (markerAtPrison(t)) return no.prisonSilent;
    if (!active(t, piece)) return no.noAbility;
  }
  if (t.open.used.includes(piece.face) || t.open.usedNow.includes(piece.face)) return no.usedUp;
  const by = { seat, piece };
  if (!isSo(t, effect.if, by)) return no.notOnItsTerms;
  if (!canPay(t, seat, effect.cost ?? {}, countAt(t, at.hand(seat)))) return no.cannotAfford;
  return effect.do.some(op => isPossible(t, op, by, false)) ? null : no.noEffect;
};
/** RV-076: an ability of a card in play; `way` numbers those of one card. */
export const use = verb({
  name: 'use',
  needs: { row: 'word', card: 'position', way: 'position' },
  notNow: () => no.notYourPhase,
  why: (t, seat, { row, card, way }) => {
    const spot = rowNamed(row);
    if (spot === null || card >= countAt(t, spot)) return no.noSuchCard;
    return whyNotUse(t, seat, pieceAt(t, spot, card), way);
  },
  *moves(t, seat) {
    for (const piece of ableCards(t, seat))
      for (let way = 0; abilityOf(piece.face, way) !== null; way++)
        if (whyNotUse(t, seat, piece, way) === null) yield { row: nameOfRow(piece.spot), card: piece.i, way };
  },
});

const whyNotSpend = (t: RevolverTable, seat: Seat, face: RevolverFace, way: number): Refusal | null => {
  const text = textsOf(face, 'hand')[way];
  if (text === undefined || text.effect.on !== 'hand') return no.noSpend;
  if (markerAtPrison(t)) return no.prisonSilent;
  const gone = whyGone(t, face);
  if (gone !== null) return gone;
  return text.effect.do.some(op => isPossible(t, op, { seat, piece: null }, false)) ? null : no.noEffect;
};
/** RV-077: a card is discarded from hand for what it then does. */
export const spend = verb({
  name: 'spend',
  needs: { card: 'face', way: 'position' },
  notNow: () => no.notYourPhase,
  why: (t, seat, { card, way }) => {
    if (cardFaced(t, at.hand(seat), card) === null) return no.notHeld;
    return whyNotSpend(t, seat, card, way);
  },
  *moves(t, seat) {
    for (const card of new Set(facesAt(t, at.hand(seat)).sort()))
      for (let way = 0; way < textsOf(card, 'hand').length; way++)
        if (whyNotSpend(t, seat, card, way) === null) yield { card, way };
  },
});

/** RV-178: a blank card may be discarded by its player. */
export const drop = verb({
  name: 'drop',
  needs: { row: 'word', card: 'position' },
  notNow: () => no.notYourPhase,
  why: (t, seat, { row, card }) => {
    const spot = rowNamed(row);
    if (spot === null || card >= countAt(t, spot)) return no.noSuchCard;
    const piece = pieceAt(t, spot, card);
    return piece.seat === seat && piece.on?.eagle === true ? null : no.notBlank;
  },
  *moves(t, seat) {
    for (const on of t.open.tokens) {
      if (!on.eagle) continue;
      const piece = pieceAt(t, rowNamed(on.row)!, on.card);
      if (piece.seat === seat && isBlank(t, piece)) yield { row: on.row, card: on.card };
    }
  },
});

/** RV-194, RV-220: what Colty may do with a card beside the row. */
const besideRow =
  (verb: NonNullable<Card['verb']>, refusal: Refusal) =>
  (t: RevolverTable, seat: Seat): Refusal | null => {
    const face = besideFor(verb);
    const { effect } = abilityOf(face, 0)!;
    if (seat !== COLTY || cardFaced(t, at.beside, face) === null || !isSo(t, effect.if, { seat, piece: null })) return refusal;
    return canPay(t, seat, cardOf(face).cost, cardsAt(t, at.hand(seat)).length) ? null : no.cannotAfford;
  };
export const derail = plain('derail', no.notYourPhase, besideRow('derail', no.derailNotNow));
export const duel = plain('duel', no.notYourPhase, besideRow('duel', no.duelNotNow));
export const end = plain('end', no.notYourPhase);

/** RV-157: at any time. It is not offered, so that no player or program concedes by accident. */
export const concede = standing({
  name: 'concede',
  needs: {},
  notNow: () => no.notNow,
  may: () => null,
  why: () => null,
  moves: () => [],
  run: (d, seat) => {
    d.say('conceded', { seat });
    endGame(d, 'conceded', other(seat));
  },
});
