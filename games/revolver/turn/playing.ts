/** Playing a card, step by step: announce, pay, let it be cancelled, resolve (RV-063); and the other acts of the Play phase. */

import { cardFaced, cardsAt, cardsFaced, countAt } from '../../../kernel/cards/table.ts';
import type { CardId } from '../../../kernel/sealed.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { copiesOf } from '../decks/copies.ts';
import { besideFor, cardOf, type Place, PRISON, type RevolverFace, textsOf, withText } from '../faces.ts';
import { discardAtRandom, gainDollars } from '../hands.ts';
import { act, call, cause, each, type Price, type RevolverDealer, type RevolverFrame, script, when } from '../language.ts';
import { stayOf } from '../legal.ts';
import { textOf } from '../machine/frame.ts';
import { costOf } from '../numbers.ts';
import { discard, discardFor, goneFor, leave, markerAtPrison, pieceAt } from '../pieces.ts';
import { stateChecks } from '../scripts/carry-out.ts';
import { pass } from '../verbs/choice.ts';
import { cancel, pay } from '../verbs/hand.ts';
import { answeredBy, question } from '../verbs/plain.ts';
import { abilityOf, drop, spend, use } from '../verbs/playing.ts';
import type { Cost, Trigger } from '../vocabulary/effect.ts';
import { at, COLTY, MCREADY, nameOfRow, type RevolverTable, rowNamed } from '../zones.ts';

// ---- payment

const whole = ({ discard = 0, random = 0, dollars = 0 }: Cost): Price => ({
  discard,
  random,
  dollars,
});
/** A player who must pay with their whole hand has no choice. */
const hasChoice = (t: RevolverTable, f: RevolverFrame): boolean => {
  const n = f.vars.discard;
  return n > 0 && countAt(t, at.hand(f.by)) > n;
};
/** RV-069 … RV-071: chosen discards, then random ones, then dollars. */
export const payment = script([
  question('pay', (t, f) => (hasChoice(t, f) ? [f.by] : []), [pay]),
  act((d, f) => {
    const hand = at.hand(f.by);
    const chosen = answeredBy(f, pay);
    if (chosen !== null) discard(d, cardsFaced(d.table, hand, chosen.cards)!, hand);
    else if (f.vars.discard > 0) discard(d, cardsAt(d.table, hand), hand);
    const random = f.vars.random;
    if (random > 0) discardAtRandom(d, f.by, random);
    gainDollars(d, f.by, -f.vars.dollars);
  }),
]);

/** The cost that the frame has noted; what costs nothing is not paid. */
const paid = call(
  (_t, f) => {
    const { discard, random, dollars } = f.vars.cost;
    return discard + random + dollars > 0 ? 'payment' : null;
  },
  { vars: (_t, f) => f.vars.cost },
);

// ---- the reaction windows

/** Which cards cancel which: read off the cards once. */
const cancellers = new Map<string, readonly RevolverFace[]>();
for (const face of withText('react'))
  for (const { effect } of textsOf(face, 'react'))
    if (effect.on === 'react') for (const id of effect.cancels) cancellers.set(id, [...(cancellers.get(id) ?? []), face]);
/** RV-126, RV-127: asked with any hand. McReady is passed over only for reasons that both players see; they see the list of a deck. */
const mayReact = (t: RevolverTable, face: RevolverFace, by: Seat): boolean => {
  const reacting = cancellers.get(face);
  if (by !== COLTY || reacting === undefined || countAt(t, at.hand(MCREADY)) === 0) return false;
  return !markerAtPrison(t) && reacting.some(card => copiesOf(card, t.config) > 0 && goneFor(t, card) === null);
};
/** Sets `cancelled` when McReady answers with a card that cancels what the frame is about. */
const reaction = when(
  (t, f) => mayReact(t, f.vars.card, f.by),
  act((d, f) => d.note('cancelledBy', cancellers.get(f.vars.card)!)),
  question('react', () => [MCREADY], [pass, cancel]),
  act((d, f) => {
    const answer = answeredBy(f, cancel);
    if (answer === null) return;
    d.note('cancelled', true);
    const hand = at.hand(MCREADY);
    d.say('cancelled', { card: f.vars.card, by: answer.card });
    discard(d, [cardFaced(d.table, hand, answer.card)!], hand);
  }),
);
const stands = (_t: RevolverTable, f: RevolverFrame): boolean => f.vars.cancelled !== true;

// ---- a card

const faceIn = (f: RevolverFrame): RevolverFace => f.vars.card;
const placeIn = (f: RevolverFrame): Place => f.vars.at;
/** The card that was announced. */
const announced = (f: RevolverFrame): readonly CardId[] => f.vars.id;
/** RV-206: is the text of a card in force as it is played there? */
const speaks = (t: RevolverTable, f: RevolverFrame, namesPrison: boolean): boolean =>
  namesPrison || !(markerAtPrison(t) && placeIn(f) === PRISON);
const textsNow = (t: RevolverTable, f: RevolverFrame, on: Trigger): number[] =>
  textsOf(faceIn(f), on).flatMap(({ n, effect }) => (speaks(t, f, 'namesPrison' in effect) ? [n] : []));
/** What its playing and its coming into play set off. */
const speaksUp = (t: RevolverTable, f: RevolverFrame): number[] => [...textsNow(t, f, 'play'), ...textsNow(t, f, 'enter')];
const put = (d: RevolverDealer, f: RevolverFrame): void => {
  const stay = stayOf(d.table, faceIn(f));
  if (stay === 'column') d.move(announced(f), at.played, at.column(f.by, placeIn(f)));
  else if (stay === 'blocker') d.move(announced(f), at.played, at.blockers(d.table.open.place));
  else if (stay === 'range') d.move(announced(f), at.played, at.range(f.by));
};
const tidyUp = (d: RevolverDealer, f: RevolverFrame): void => {
  const left = announced(f).filter(id => cardsAt(d.table, at.played).includes(id));
  if (left.length > 0) discard(d, left, at.played);
};
export const playCard = script([
  act((d, f) => {
    const id = cardFaced(d.table, at.hand(f.by), faceIn(f))!;
    const cost = whole(costOf(d.table, f.by, faceIn(f)));
    d.say('plays', { seat: f.by, card: faceIn(f), at: placeIn(f) });
    d.move([id], at.hand(f.by), at.played);
    d.note('id', [id]);
    d.note('cost', cost);
  }),
  paid,
  ...reaction,
  act((d, f) => {
    if (stands(d.table, f)) put(d, f);
  }),
  when(
    (t, f) => stands(t, f) && speaksUp(t, f).length > 0,
    each(speaksUp, 'text', call('effect', { vars: (_t, f) => textOf(faceIn(f), f.vars.text, announced(f)[0]!) })),
  ),
  act(tidyUp),
  stateChecks,
]);

// ---- abilities, hand uses, blank cards

export const using = script([
  act((d, f) => {
    const { row, card, way } = cause(f, use);
    const piece = pieceAt(d.table, rowNamed(row)!, card);
    const { n, effect } = abilityOf(piece.face, way)!;
    d.say('uses', { seat: f.by, card: piece.face, row });
    if (effect.once === 'turn') d.open({ usedNow: [...d.table.open.usedNow, piece.face] });
    if (effect.once === 'game') d.open({ used: [...d.table.open.used, piece.face] });
    d.note('id', [piece.id]);
    d.note('card', piece.face);
    d.note('text', n);
    d.note('cost', whole(effect.cost ?? {}));
  }),
  paid,
  call('effect', { vars: (_t, f) => textOf(faceIn(f), f.vars.text, announced(f)[0]!) }),
  stateChecks,
]);
/** RV-077: it is not played, and nobody may react. */
export const spending = script([
  act((d, f) => {
    const { card, way } = cause(f, spend);
    const hand = at.hand(f.by);
    d.say('spends', { seat: f.by, card });
    discard(d, [cardFaced(d.table, hand, card)!], hand);
    d.note('text', textsOf(card, 'hand')[way]!.n);
  }),
  call('effect', { vars: (_t, f) => textOf(cause(f, spend).card, f.vars.text, null) }),
  stateChecks,
]);
/** RV-178: this is no destruction. */
export const dropping = script([
  act((d, f) => {
    const { row, card } = cause(f, drop);
    const piece = pieceAt(d.table, rowNamed(row)!, card);
    d.say('drops', { seat: f.by, card: piece.face, row: nameOfRow(piece.spot) });
    leave(d, piece, discardFor(d.table, piece.face));
  }),
  stateChecks,
]);

// ---- the cards beside the row

/** Derail the Train and the duel: paid, perhaps cancelled, carried out (RV-194 … RV-198, RV-220 … RV-238). */
export const besideRow = script([
  act((d, f) => {
    const face = besideFor(f.vars.move.do);
    d.note('card', face);
    d.note('id', [cardFaced(d.table, at.beside, face)!]);
    d.note('cost', whole(cardOf(face).cost));
    d.say('uses', { seat: f.by, card: face, row: 'beside' });
  }),
  paid,
  ...reaction,
  when(stands, call('effect', { vars: (_t, f) => textOf(faceIn(f), abilityOf(faceIn(f), 0)!.n, announced(f)[0]!) })),
  // RV-130: cancelled, it leaves the game all the same.
  act((d, f) => {
    if (f.vars.cancelled === true) d.move(announced(f), at.beside, at.removed);
  }),
  stateChecks,
]);
