/** Operations that ask nobody anything. */

import { cardFaced, cardsAt, countAt, facesSeen } from '../../../kernel/cards/table.ts';
import type { Speaker } from '../conditions.ts';
import { endGame } from '../end.ts';
import { isFace, PRISON, rowCards } from '../faces.ts';
import { canDraw, discardAtRandom, drawCards, gainDollars, rehand } from '../hands.ts';
import type { RevolverDealer, RevolverFrame } from '../language.ts';
import { borderLeft, discardFor, dollarsLeft, gritLeft, leave, mark, pieceAt, unchip } from '../pieces.ts';
import type { Op, OpOf } from '../vocabulary/effect.ts';
import { at, COLTY, MCREADY, other, type V } from '../zones.ts';
import { selfId, selfOf } from './frame.ts';
import { seatMeant } from './targets.ts';

/** RV-119 … RV-121: tokens come and go one by one; an empty border has decided the game (RV-154). */
export const changeBorder = (d: RevolverDealer, n: number, gone = false): void => {
  const { border, borderGone } = d.table.open;
  const left = n > 0 ? border + Math.min(n, borderLeft(d.table)) : Math.max(0, border + n);
  if (left === border) return;
  d.open({ border: left, borderGone: borderGone + (gone ? border - left : 0) });
  d.say('border', { n: left - border, left });
  if (left === 0) endGame(d, 'border', COLTY);
};
/** RV-122 … RV-124: one space, never to another card of the row. */
export const canMoveMarker = (t: V, n: 1 | -1): boolean =>
  n === 1 ? t.open.space > 1 : t.open.space < rowCards[t.open.place].spaces;

/** RV-211: Santiago joins the gang with a True Grit token, and the Garrotte goes to Colty's hand. */
const free = (d: RevolverDealer): void => {
  const [prisoner, ...under] = cardsAt(d.table, at.prison);
  if (prisoner === undefined) return;
  d.say('freed');
  d.move([prisoner], at.prison, at.gang);
  const i = countAt(d.table, at.gang) - 1;
  if (gritLeft(d.table) > 0) mark(d, pieceAt(d.table, at.gang, i), { grit: 1 });
  if (under.length > 0) d.move(under, at.prison, at.hand(COLTY));
};
const lookAtHand = (d: RevolverDealer, f: RevolverFrame, n: number): void => {
  const hand = at.hand(other(f.by));
  const ids = n < countAt(d.table, hand) ? d.some(hand, n) : cardsAt(d.table, hand);
  if (ids.length > 0) d.look(f.by, ids, hand);
};

/** Every operation that asks nobody anything, always or in one of its forms. */
export type SimpleName =
  | 'draw'
  | 'discard'
  | 'look'
  | 'discard-self'
  | 'recover'
  | 'unchip'
  | 'border'
  | 'marker'
  | 'dollar'
  | 'remove-self'
  | 'remove-discard'
  | 'remove-prisoner'
  | 'lose'
  | 'bury-ambush'
  | 'take-stash'
  | 'rehand'
  | 'free'
  | 'bonus';
type SimpleOps = { readonly [N in SimpleName]: OpOf<N> };
type Simply = { readonly [N in SimpleName]: (d: RevolverDealer, f: RevolverFrame, op: SimpleOps[N]) => void };
const simply: Simply = {
  draw: (d, f, op) => drawCards(d, seatMeant(op.who, f.by), op.n),
  discard: (d, f, op) => discardAtRandom(d, seatMeant(op.who, f.by), op.n),
  look: (d, f, op) => lookAtHand(d, f, op.what === 'opp-hand' ? Number.POSITIVE_INFINITY : 1),
  'discard-self': (d, f) => {
    const self = selfOf(d.table, f);
    if (self !== null) leave(d, self, discardFor(d.table, self.face));
  },
  recover: (d, f, op) => {
    const card = isFace(op.id) ? cardFaced(d.table, at.discard(f.by), op.id) : null;
    if (card !== null) d.move([card], at.discard(f.by), at.hand(f.by));
  },
  unchip: (d, f, op) => {
    const self = selfOf(d.table, f);
    if (self !== null && typeof op.n === 'number') unchip(d, self, op.n);
  },
  border: (d, _f, op) => changeBorder(d, op.n, op.gone),
  marker: (d, _f, op) => {
    if (!canMoveMarker(d.table, op.n)) return;
    d.open({ space: d.table.open.space - op.n });
    d.say('marker', { place: d.table.open.place, space: d.table.open.space });
  },
  dollar: (d, f, op) => gainDollars(d, seatMeant(op.who, f.by), op.n),
  'remove-self': (d, f) => {
    const id = selfId(f);
    const self = selfOf(d.table, f);
    if (self !== null) leave(d, self, at.removed);
    else if (id !== null && cardsAt(d.table, at.beside).includes(id)) d.move([id], at.beside, at.removed);
  },
  'remove-discard': (d, f, op) => {
    const pile = at.discard(seatMeant(op.who, f.by));
    d.move(cardsAt(d.table, pile), pile, at.removed);
  },
  'remove-prisoner': d => d.move(cardsAt(d.table, at.prison), at.prison, at.removed),
  lose: d => endGame(d, 'gang-dead', MCREADY),
  'bury-ambush': d => {
    const spot = at.ambush(d.table.open.place);
    d.move(cardsAt(d.table, spot), spot, at.unseen);
  },
  'take-stash': (d, f) => {
    const stash = at.stash(f.by);
    d.move(cardsAt(d.table, stash), stash, at.hand(f.by));
  },
  rehand: (d, f) => rehand(d, f.by),
  free,
  bonus: (d, _f, op) => {
    const { attack } = d.table.open;
    if (attack !== null) d.open({ attack: { ...attack, bonus: attack.bonus + op.n } });
  },
};
const isNamedSimply = (op: Op): op is SimpleOps[SimpleName] => Object.hasOwn(simply, op.op);
const apply = <N extends SimpleName>(d: RevolverDealer, f: RevolverFrame, op: SimpleOps[N]): void => simply[op.op](d, f, op);
/** Does it ask nobody anything? */
export const isSimple = (op: Op): boolean => {
  if (op.op === 'discard') return op.how === 'random';
  if (op.op === 'look') return op.what !== 'ambush';
  if (op.op === 'unchip') return op.n !== 'all-of-a-color';
  return isNamedSimply(op);
};
/** Carry it out, if it asks nobody anything. */
export const doSimply = (d: RevolverDealer, f: RevolverFrame, op: Op): void => {
  if (isSimple(op) && isNamedSimply(op)) apply(d, f, op);
};

/** Could it change anything (RV-066)? */
export const simplyPossible = (t: V, op: Op, by: Speaker): boolean | null => {
  switch (op.op) {
    case 'draw':
      return canDraw(t, seatMeant(op.who, by.seat));
    case 'border':
      return op.n > 0 ? borderLeft(t) > 0 : t.open.border > 0;
    case 'marker':
      return canMoveMarker(t, op.n);
    case 'dollar':
      return op.n > 0 ? dollarsLeft(t) > 0 : t.open.dollars[seatMeant(op.who, by.seat)]! > 0;
    case 'discard':
      return op.how === 'named' || countAt(t, at.hand(seatMeant(op.who, by.seat))) > 0;
    case 'recover':
      return isFace(op.id) && facesSeen(t, at.discard(by.seat)).includes(op.id);
    case 'bury-ambush':
      return countAt(t, at.ambush(t.open.place)) > 0;
    case 'take-stash':
      return countAt(t, at.stash(by.seat)) > 0;
    case 'free':
      return t.open.place === PRISON;
    case 'discard-self': // no reason in itself
      return false;
    default:
      return null;
  }
};
