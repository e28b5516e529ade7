/** The phases of both turns: advance, draw, play, attack, and the checks at the end (sections 5 and 14). */

import { cardsAt, faceOf } from '../../../kernel/cards/table.ts';
import { isSo } from '../conditions.ts';
import { endGame } from '../end.ts';
import { CREEK, EXPRESS, type Place, placeNamed, prints, type RevolverFace, rowCards, textsOf } from '../faces.ts';
import { LAST_TURN } from '../figures.ts';
import { canDrawFrontier, drawCards, drawFrontier, gainDollars } from '../hands.ts';
import {
  act,
  call,
  type DueText,
  type DueTrigger,
  does,
  each,
  loop,
  type RevolverDealer,
  type RevolverFrame,
  script,
  when,
} from '../language.ts';
import { textOf } from '../machine/frame.ts';
import { duelMissed } from '../modules/duel.ts';
import { active, columnOf, locate } from '../pieces.ts';
import { stateChecks } from '../scripts/carry-out.ts';
import { draw } from '../verbs/choice.ts';
import { answered, answeredBy, question } from '../verbs/plain.ts';
import { derail, drop, duel, end, play, spend, use } from '../verbs/playing.ts';
import { at, COLTY, MCREADY, type RevolverTable, rowOf } from '../zones.ts';

export const dueIn = (t: RevolverTable, place: Place, on: DueTrigger, seats: readonly number[]): DueText[] =>
  seats.flatMap(seat =>
    columnOf(t, seat, place).flatMap(piece =>
      textsOf(piece.face, on).map(({ n }) => ({ card: [piece.id], face: piece.face, seat, n })),
    ),
  );
/** Is it still there, in force, and on its terms? */
const isDue = (t: RevolverTable, { card, face, n, seat }: DueText, on: DueTrigger): boolean => {
  const piece = locate(t, card[0]!);
  const text = textsOf(face, on).find(x => x.n === n);
  if (piece === null || text === undefined || piece.seat !== seat) return false;
  const { effect } = text;
  return active(t, piece, 'namesPrison' in effect) && isSo(t, 'if' in effect ? effect.if : undefined, { seat, piece });
};
/** Every text of these cards, one after the other. */
export const eachText = (on: DueTrigger, list: (t: RevolverTable, f: RevolverFrame) => readonly DueText[]) =>
  each(
    list,
    on,
    when(
      (t, f) => isDue(t, f.vars[on], on),
      call('effect', {
        by: (_t, f) => f.vars[on].seat,
        vars: (_t, f) => {
          const { face, n, card } = f.vars[on];
          return textOf(face, n, card[0]!);
        },
      }),
    ),
  );

// ---- advance

/** RV-215: whenever the marker enters a new card of the row. */
const payday = (d: RevolverDealer): void => {
  if (!d.table.config.set13) return;
  gainDollars(d, COLTY, 1);
  gainDollars(d, MCREADY, 1);
};
const leftBehind = (f: RevolverFrame): Place => f.vars.behind!;
/** RV-055, RV-203, RV-236: what ends with the stay of the marker. */
const clearAway = (d: RevolverDealer, f: RevolverFrame): void => {
  const place = leftBehind(f);
  d.move(cardsAt(d.table, at.sprung(place)), at.sprung(place), at.removed);
  d.move(cardsAt(d.table, at.ambush(place)), at.ambush(place), at.unseen);
  if (place === CREEK) duelMissed(d);
};
const isLastSpace = (t: RevolverTable): boolean => t.open.space >= rowCards[t.open.place].spaces;
const step = (d: RevolverDealer): void => {
  const { place, space } = d.table.open;
  const row = rowOf(d.table);
  const next = isLastSpace(d.table) ? row[row.indexOf(place) + 1] : undefined;
  d.note('behind', next === undefined ? null : place);
  if (next !== undefined) d.open({ place: next, space: 1 });
  else if (!isLastSpace(d.table)) d.open({ space: space + 1 });
  d.say('marker', { place: d.table.open.place, space: d.table.open.space });
};
/** RV-053 … RV-056: one space to the right, or on to the next card of the row. */
export const advance = script([
  act(d => {
    d.open({ phase: 'advance' });
    if (d.table.open.turn > 1) step(d);
    else d.note('behind', null);
  }),
  when(
    (_t, f) => f.vars.behind !== null,
    eachText('leave', (t, f) => dueIn(t, leftBehind(f), 'leave', [COLTY, MCREADY])),
    each(
      (_t, f) => textsOf(leftBehind(f), 'leave').map(({ n }) => n),
      'text',
      call('effect', { vars: (_t, f) => textOf(leftBehind(f), f.vars.text, null) }),
    ),
    act(clearAway),
    act(payday),
    stateChecks,
  ),
]);

// ---- draw

/** RV-059: played at once, without cost, and nothing is drawn for it. */
const isImmediate = (t: RevolverTable, f: RevolverFrame): boolean => {
  const id = f.vars.drawn?.[0];
  return id !== undefined && prints(faceOf(t, id), 'immediate');
};
const drawnFace = (t: RevolverTable, f: RevolverFrame): RevolverFace => faceOf(t, f.vars.drawn![0]!);
const extraFirst = (t: RevolverTable, f: RevolverFrame): DueText[] => {
  const due = dueIn(t, t.open.place, 'draw-phase', [f.by]);
  const draws = ({ face, n }: DueText): boolean => {
    const text = textsOf(face, 'draw-phase').find(x => x.n === n);
    return text !== undefined && text.effect.on === 'draw-phase' && text.effect.do[0]?.op === 'draw';
  };
  return [...due.filter(draws), ...due.filter(x => !draws(x))];
};
/** RV-058: is there a Frontier card to be had? Drawing the own card does not change it. */
const mayChoose = (t: RevolverTable): boolean => t.config.set13 && canDrawFrontier(t);
/** RV-057 … RV-060. */
export const drawing = script([
  act((d, f) => {
    d.open({ phase: 'draw' });
    drawCards(d, f.by, mayChoose(d.table) ? 1 : 2);
  }),
  when(
    mayChoose,
    question('second', (_t, f) => [f.by], [draw]),
    act((d, f) => {
      if (answeredBy(f, draw)!.which === 'frontier') d.note('drawn', [drawFrontier(d, f.by)]);
      else drawCards(d, f.by, 1);
    }),
  ),
  when(
    isImmediate,
    act((d, f) => {
      d.say('plays', { seat: f.by, card: drawnFace(d.table, f), at: d.table.open.place });
      d.move(f.vars.drawn!, at.hand(f.by), at.played);
    }),
    each(
      (t, f) => textsOf(drawnFace(t, f), 'drawn').map(({ n }) => n),
      'text',
      call('effect', { vars: (t, f) => textOf(drawnFace(t, f), f.vars.text, null) }),
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
/** RV-062: one thing after the other, until the player ends the phase. */
export const playing = script([
  act(d => d.open({ phase: 'play' })),
  loop(
    (_t, f) => answered(f)?.do !== 'end',
    question('play', (_t, f) => [f.by], [end, play, use, spend, drop, derail, duel]),
    call((_t, f) => scripts[answered(f)!.do] ?? null, {
      vars: (_t, f) => {
        const move = answered(f)!;
        return does(move, play) ? { card: move.card, at: placeNamed(move.at) } : { move };
      },
    }),
  ),
]);

// ---- the end of McReady's turn

/** RV-151 … RV-155, RV-158. */
export const checking = script([
  act(d => d.open({ phase: 'check' })),
  call('effect', { vars: () => textOf('mexican-border', 0, null) }),
  act(d => {
    const { place, space, turn } = d.table.open;
    if (place === EXPRESS && space === rowCards[EXPRESS].spaces) endGame(d, 'train', COLTY);
    else if (turn >= LAST_TURN) endGame(d, 'sixty-turns', COLTY);
  }),
]);
