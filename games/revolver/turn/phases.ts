/** The phases of both turns: advance, draw, play, attack, and the checks at the end (sections 5 and 14). */
import { act, call, each, loop, script, when } from '../../../kernel/script.ts';
import type { CardId } from '../../../kernel/secret.ts';
import { cardFaced, cardsAt, type Frame, faceOf } from '../../../kernel/table.ts';
import { CREEK, EXPRESS, type Face, type Place, prints, rowCards, textsOf } from '../faces.ts';
import { canDrawFrontier, drawCards, drawFrontier, gainDollars } from '../hands.ts';
import { active, columnOf, type Dealing, locate } from '../pieces.ts';
import { draw } from '../verbs/choice.ts';
import { answered, question } from '../verbs/plain.ts';
import { derail, drop, duel, end, play, spend, use } from '../verbs/playing.ts';
import { stateChecks } from '../words/carry-out.ts';
import { isSo } from '../words/conditions.ts';
import type { Trigger } from '../words/effect.ts';
import { textOf } from '../words/frame.ts';
import { at, COLTY, MCREADY, type Revolver, rowOf, type T } from '../zones.ts';

/** A text on a card in play that is due. */
export type DueText = { readonly card: readonly CardId[]; readonly face: Face; readonly seat: number; readonly n: number };
export const dueIn = (t: T, place: Place, on: Trigger, seats: readonly number[]): DueText[] =>
  seats.flatMap(seat =>
    columnOf(t, seat, place).flatMap(piece =>
      textsOf(piece.face, on).map(({ n }) => ({ card: [piece.id], face: piece.face, seat, n })),
    ),
  );
/** Is it still there, in force, and on its terms? */
const isDue = (t: T, { card, face, n, seat }: DueText, on: Trigger): boolean => {
  const piece = locate(t, card[0]!);
  const text = textsOf(face, on).find(x => x.n === n);
  if (piece === null || text === undefined || piece.seat !== seat) return false;
  const { effect } = text;
  return active(t, piece, 'namesPrison' in effect) && isSo(t, 'if' in effect ? effect.if : undefined, { seat, piece });
};
/** Every text of these cards, one after the other. */
export const eachText = (on: Trigger, list: (t: T, f: Frame) => readonly DueText[]) =>
  each<Revolver>(
    (t, f) => list(t, f) as never,
    on,
    when(
      (t, f) => isDue(t, f.vars[on] as unknown as DueText, on),
      call('effect', {
        by: (_t, f) => (f.vars[on] as unknown as DueText).seat,
        vars: (_t, f) => {
          const { face, n, card } = f.vars[on] as unknown as DueText;
          return textOf(face, n, card[0]!);
        },
      }),
    ),
  );

// ---- advance

/** RV-215: whenever the marker enters a new card of the row. */
const payday = (d: Dealing): void => {
  if (!d.table.config.set13) return;
  gainDollars(d, COLTY, 1);
  gainDollars(d, MCREADY, 1);
};
const leftBehind = (f: Frame): Place => f.vars['left'] as Place;
/** RV-055, RV-203, RV-236: what ends with the stay of the marker. */
const clearAway = (d: Dealing, f: Frame): void => {
  const place = leftBehind(f);
  d.move(cardsAt(d.table, at.sprung(place)), at.sprung(place), at.removed);
  d.move(cardsAt(d.table, at.ambush(place)), at.ambush(place), at.unseen);
  if (place === CREEK) {
    const card = cardFaced(d.table, at.beside, 'duel-black-dog-saloon');
    if (card !== null) d.move([card], at.beside, at.removed);
    if (d.table.open.hostage === 'creek') d.open({ hostage: null });
  }
};
const isLastSpace = (t: T): boolean => t.open.space >= rowCards[t.open.place].spaces;
const step = (d: Dealing): void => {
  const { place, space } = d.table.open;
  const row = rowOf(d.table);
  const next = isLastSpace(d.table) ? row[row.indexOf(place) + 1] : undefined;
  d.note('left', next === undefined ? null : place);
  if (next !== undefined) d.open({ place: next, space: 1 });
  else if (!isLastSpace(d.table)) d.open({ space: space + 1 });
  d.say('marker', { place: d.table.open.place, space: d.table.open.space });
};
/** RV-053 … RV-056: one space to the right, or on to the next card of the row. */
export const advance = script<Revolver>([
  act(d => {
    d.open({ phase: 'advance' });
    if (d.table.open.turn > 1) step(d);
    else d.note('left', null);
  }),
  when(
    (_t, f) => f.vars['left'] !== null,
    eachText('leave', (t, f) => dueIn(t, leftBehind(f), 'leave', [COLTY, MCREADY])),
    each(
      (_t, f) => textsOf(leftBehind(f), 'leave').map(({ n }) => n),
      'text',
      call('effect', { vars: (_t, f) => textOf(leftBehind(f), f.vars['text'] as number, null) }),
    ),
    act(clearAway),
    act(payday),
    stateChecks,
  ),
]);

// ---- draw

/** RV-059: played at once, without cost, and nothing is drawn for it. */
const isImmediate = (t: T, f: Frame): boolean => {
  const id = (f.vars['drawn'] as readonly CardId[] | undefined)?.[0];
  return id !== undefined && prints(faceOf(t, id), 'immediate');
};
const drawnFace = (t: T, f: Frame): Face => faceOf(t, (f.vars['drawn'] as readonly CardId[])[0]!);
const extraFirst = (t: T, f: Frame): DueText[] => {
  const due = dueIn(t, t.open.place, 'draw-phase', [f.by]);
  const draws = ({ face, n }: DueText): boolean => {
    const text = textsOf(face, 'draw-phase').find(x => x.n === n);
    return text !== undefined && text.effect.on === 'draw-phase' && text.effect.do[0]?.op === 'draw';
  };
  return [...due.filter(draws), ...due.filter(x => !draws(x))];
};
/** RV-058: is there a Frontier card to be had? Drawing the own card does not change it. */
const mayChoose = (t: T): boolean => t.config.set13 && canDrawFrontier(t);
/** RV-057 … RV-060. */
export const drawing = script<Revolver>([
  act((d, f) => {
    d.open({ phase: 'draw' });
    drawCards(d, f.by, mayChoose(d.table) ? 1 : 2);
  }),
  when(
    mayChoose,
    question('second', (_t, f) => [f.by], [draw]),
    act((d, f) => {
      if (answered(f)!['which'] === 'frontier') d.note('drawn', [drawFrontier(d, f.by)]);
      else drawCards(d, f.by, 1);
    }),
  ),
  when(
    isImmediate,
    act((d, f) => {
      d.say('plays', { seat: f.by, card: drawnFace(d.table, f), at: d.table.open.place });
      d.move(f.vars['drawn'] as readonly CardId[], at.hand(f.by), at.played);
    }),
    each(
      (t, f) => textsOf(drawnFace(t, f), 'drawn').map(({ n }) => n),
      'text',
      call('effect', { vars: (t, f) => textOf(drawnFace(t, f), f.vars['text'] as number, null) }),
    ),
    act(d => d.move(cardsAt(d.table, at.played), at.played, at.frontierDiscard)),
  ),
  when((t, f) => extraFirst(t, f).length > 0, eachText('draw-phase', extraFirst)),
  stateChecks,
]);

// ---- play

const scripts: { readonly [verb: string]: string } = {
  play: 'play-card',
  use: 'use',
  spend: 'spend',
  drop: 'drop',
  derail: 'beside-row',
  duel: 'beside-row',
};
/** RV-062: one thing after the other, until he ends the phase. */
export const playing = script<Revolver>([
  act(d => d.open({ phase: 'play' })),
  loop(
    (_t, f) => answered(f)?.do !== 'end',
    question('play', (_t, f) => [f.by], [end, play, use, spend, drop, derail, duel]),
    call((_t, f) => scripts[answered(f)!.do] ?? null, {
      vars: (_t, f) => {
        const move = answered(f)!;
        return move.do === 'play' ? { card: move['card']!, at: move['at']! } : { move };
      },
    }),
  ),
]);

// ---- the end of McReady's turn

/** RV-151 … RV-155, RV-158. */
export const checking = script<Revolver>([
  act(d => d.open({ phase: 'check' })),
  call('effect', { vars: () => textOf('mexican-border', 0, null) }),
  act(d => {
    const { place, space, turn } = d.table.open;
    if (place === EXPRESS && space === rowCards[EXPRESS].spaces) d.open({ ended: 'train', winner: COLTY });
    else if (turn >= 60) d.open({ ended: 'sixty-turns', winner: COLTY });
  }),
]);
