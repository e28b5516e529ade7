/** Playing a card, step by step: announce, pay, let it be cancelled, resolve (RV-063); and the other acts of the Play phase. */
import { act, call, each, script, when } from '../../../kernel/script.ts';
import type { Move, Seat } from '../../../kernel/seat.ts';
import type { CardId } from '../../../kernel/secret.ts';
import { cardFaced, cardsAt, cardsFaced, countAt, type Frame } from '../../../kernel/table.ts';
import { cardOf, type Face, type Place, PRISON, textsOf, withText } from '../faces.ts';
import { discardAtRandom, gainDollars } from '../hands.ts';
import { stayOf } from '../legal.ts';
import { costOf } from '../numbers.ts';
import { type Dealing, discard, discardFor, isDead, leave, markerAtPrison, pieceAt } from '../pieces.ts';
import { pass } from '../verbs/choice.ts';
import { cancel, pay } from '../verbs/hand.ts';
import { answered, question } from '../verbs/plain.ts';
import { abilityOf } from '../verbs/playing.ts';
import { stateChecks } from '../words/carry-out.ts';
import type { Cost, Trigger } from '../words/effect.ts';
import { textOf } from '../words/frame.ts';
import { at, COLTY, MCREADY, nameOfRow, type Revolver, rowNamed, setsOn, type T } from '../zones.ts';

// ---- payment

const whole = ({ discard = 0, random = 0, dollars = 0 }: Cost): { readonly [part: string]: number } => ({
  discard,
  random,
  dollars,
});
/** Who must pay with his whole hand has no choice. */
const hasChoice = (t: T, f: Frame): boolean => {
  const n = f.vars['discard'] as number;
  return n > 0 && countAt(t, at.hand(f.by)) > n;
};
/** RV-069 … RV-071: chosen discards, then random ones, then dollars. */
export const payment = script<Revolver>([
  question('pay', (t, f) => (hasChoice(t, f) ? [f.by] : []), [pay]),
  act((d, f) => {
    const hand = at.hand(f.by);
    const faces = answered(f)?.['cards'] as readonly string[] | undefined;
    if (faces !== undefined) discard(d, cardsFaced(d.table, hand, faces)!, hand);
    else if ((f.vars['discard'] as number) > 0) discard(d, cardsAt(d.table, hand), hand);
    const random = f.vars['random'] as number;
    if (random > 0) discardAtRandom(d, f.by, random);
    gainDollars(d, f.by, -(f.vars['dollars'] as number));
  }),
]);

/** The cost that the frame has noted; what costs nothing is not paid. */
const paid = call<Revolver>(
  (_t, f) => {
    const { discard, random, dollars } = f.vars['cost'] as Required<Cost>;
    return discard + random + dollars > 0 ? 'payment' : null;
  },
  { vars: (_t, f) => f.vars['cost'] as Frame['vars'] },
);

// ---- the reaction windows

/** Which cards cancel which: read off the cards once. */
const cancellers = new Map<string, readonly Face[]>();
for (const face of withText('react'))
  for (const { effect } of textsOf(face, 'react'))
    if (effect.on === 'react') for (const id of effect.cancels) cancellers.set(id, [...(cancellers.get(id) ?? []), face]);
/** RV-126, RV-127: asked whatever he holds; passed over only for reasons that both players see. */
const mayReact = (t: T, face: Face, by: Seat): boolean => {
  const reacting = cancellers.get(face);
  if (by !== COLTY || reacting === undefined || countAt(t, at.hand(MCREADY)) === 0) return false;
  const on = setsOn(t.config);
  return reacting.some(
    card => on.has(cardOf(card).set) && !(card === 'texas-ranger' && (isDead(t, 'sister-sara') || markerAtPrison(t))),
  );
};
/** Sets `cancelled` when McReady answers with a card that cancels what the frame is about. */
const reaction = when<Revolver>(
  (t, f) => mayReact(t, f.vars['card'] as Face, f.by),
  act((d, f) => d.note('cancelledBy', cancellers.get(f.vars['card'] as string)!)),
  question('react', () => [MCREADY], [pass, cancel]),
  act((d, f) => {
    const move = answered(f)!;
    if (move.do !== 'cancel') return;
    d.note('cancelled', true);
    const hand = at.hand(MCREADY);
    d.say('cancelled', { card: f.vars['card'] as string, by: move['card']! });
    discard(d, [cardFaced(d.table, hand, move['card'] as Face)!], hand);
  }),
);
const stands = (_t: T, f: Frame): boolean => f.vars['cancelled'] !== true;

// ---- a card

const faceIn = (f: Frame): Face => f.vars['card'] as Face;
const placeIn = (f: Frame): Place => f.vars['at'] as Place;
/** The card that was announced. */
const announced = (f: Frame): readonly CardId[] => f.vars['id'] as readonly CardId[];
/** RV-206: is the text of a card in force as it is played there? */
const speaks = (t: T, f: Frame, namesPrison: boolean): boolean => namesPrison || !(markerAtPrison(t) && placeIn(f) === PRISON);
const textsNow = (t: T, f: Frame, on: Trigger): number[] =>
  textsOf(faceIn(f), on).flatMap(({ n, effect }) => (speaks(t, f, 'namesPrison' in effect) ? [n] : []));
/** What its playing and its coming into play set off. */
const speaksUp = (t: T, f: Frame): number[] => [...textsNow(t, f, 'play'), ...textsNow(t, f, 'enter')];
const put = (d: Dealing, f: Frame): void => {
  const stay = stayOf(d.table, faceIn(f));
  if (stay === 'column') d.move(announced(f), at.played, at.column(f.by, placeIn(f)));
  else if (stay === 'blocker') d.move(announced(f), at.played, at.blockers(d.table.open.place));
  else if (stay === 'range') d.move(announced(f), at.played, at.range(f.by));
};
const tidyUp = (d: Dealing, f: Frame): void => {
  const left = announced(f).filter(id => cardsAt(d.table, at.played).includes(id));
  if (left.length > 0) discard(d, left, at.played);
};
export const playCard = script<Revolver>([
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
    each(speaksUp, 'text', call('effect', { vars: (_t, f) => textOf(faceIn(f), f.vars['text'] as number, announced(f)[0]!) })),
  ),
  act(tidyUp),
  stateChecks,
]);

// ---- abilities, hand uses, blank cards

const moveOf = (f: Frame): Move => f.vars['move'] as Move;
export const using = script<Revolver>([
  act((d, f) => {
    const { row, card, way } = moveOf(f);
    const piece = pieceAt(d.table, rowNamed(row as string)!, card as number);
    const { n, effect } = abilityOf(piece.face, way as number)!;
    d.say('uses', { seat: f.by, card: piece.face, row: row as string });
    if (effect.once === 'turn') d.open({ usedNow: [...d.table.open.usedNow, piece.face] });
    if (effect.once === 'game') d.open({ used: [...d.table.open.used, piece.face] });
    d.note('id', [piece.id]);
    d.note('card', piece.face);
    d.note('text', n);
    d.note('cost', whole(effect.cost ?? {}));
  }),
  paid,
  call('effect', { vars: (_t, f) => textOf(faceIn(f), f.vars['text'] as number, announced(f)[0]!) }),
  stateChecks,
]);
/** RV-077: it is not played, and nobody may react. */
export const spending = script<Revolver>([
  act((d, f) => {
    const { card, way } = moveOf(f);
    const hand = at.hand(f.by);
    d.say('spends', { seat: f.by, card: card! });
    discard(d, [cardFaced(d.table, hand, card as Face)!], hand);
    d.note('text', textsOf(card as Face, 'hand')[way as number]!.n);
  }),
  call('effect', { vars: (_t, f) => textOf(moveOf(f)['card'] as Face, f.vars['text'] as number, null) }),
  stateChecks,
]);
/** RV-178: this is no destruction. */
export const dropping = script<Revolver>([
  act((d, f) => {
    const { row, card } = moveOf(f);
    const piece = pieceAt(d.table, rowNamed(row as string)!, card as number);
    d.say('drops', { seat: f.by, card: piece.face, row: nameOfRow(piece.spot) });
    leave(d, piece, discardFor(d.table, piece.face));
  }),
  stateChecks,
]);

// ---- the cards beside the row

const besideOf = (verb: string): Face => (verb === 'derail' ? 'derail-the-train' : 'duel-black-dog-saloon');
/** Derail the Train and the duel: paid, perhaps cancelled, carried out (RV-194 … RV-198, RV-220 … RV-238). */
export const besideRow = script<Revolver>([
  act((d, f) => {
    const face = besideOf(moveOf(f).do);
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
    if (f.vars['cancelled'] === true) d.move(announced(f), at.beside, at.removed);
  }),
  stateChecks,
]);
