/** Carrying out a text: its operations one after the other, the state checks after each (RV-052). */

import { cardsAt, faceOf } from '../../../kernel/cards/table.ts';
import { isSo } from '../conditions.ts';
import { type RevolverFace, textsOf, withText } from '../faces.ts';
import { act, call, loop, type RevolverFrame, script, when } from '../language.ts';
import { isNeutral, opNow, opsOf, sameText, speakerOf, textOf } from '../machine/frame.ts';
import { isPossible } from '../machine/possible.ts';
import { doSimply, isSimple, type SimpleName } from '../machine/simple.ts';
import { chooserOf, seatMeant } from '../machine/targets.ts';
import { active, pieceAt, type RevolverPiece } from '../pieces.ts';
import { accept, decline } from '../verbs/choice.ts';
import { answered, question } from '../verbs/plain.ts';
import type { Op, OpName } from '../vocabulary/effect.ts';
import { at, COLTY, MCREADY, type RevolverTable, rowOf } from '../zones.ts';

/** The scripts of the operations that may have to ask; three of them do so in one form and not in another. */
type Asking = Exclude<OpName, SimpleName> | 'discard' | 'look' | 'unchip';
const asking: { readonly [N in Asking]: string } = {
  kill: 'kill',
  sacrifice: 'kill',
  destroy: 'destroy',
  move: 'targeted',
  chip: 'targeted',
  unchip: 'targeted',
  'move-chip': 'targeted',
  grit: 'targeted',
  ungrit: 'targeted',
  blank: 'targeted',
  return: 'targeted',
  'shuffle-in': 'targeted',
  under: 'targeted',
  discard: 'op-discard',
  search: 'search',
  look: 'scout',
  stash: 'stash',
  choose: 'choose',
  either: 'either',
  'place-in-prison': 'coat',
  'guess-swap': 'guess',
  duel: 'duel-fought',
};
const scripts: { readonly [N in OpName]?: string } = asking;
const asked = (op: Op): string => scripts[op.op]!;
/** Whom an optional operation concerns: who would choose its target. */
const concerned = (op: Op, f: RevolverFrame): number => ('who' in op ? seatMeant(op.who, f.by) : chooserOf(op, f.by));
const isOn = (t: RevolverTable, f: RevolverFrame): boolean => {
  const { if: condition } = opNow(f);
  return condition === undefined || isSo(t, condition, speakerOf(t, f));
};
/** RV-067: what may be left and cannot be done is left without a question. */
const mayLeave = (t: RevolverTable, f: RevolverFrame): boolean =>
  opNow(f).may === true && isPossible(t, opNow(f), speakerOf(t, f), isNeutral(f));
/** Its condition holds, and nobody who might leave it has left it. */
const isWanted = (t: RevolverTable, f: RevolverFrame): boolean =>
  isOn(t, f) && (opNow(f).may !== true || (mayLeave(t, f) && answered(f, 'may')?.do === 'accept'));

/** While a state text is carried out the next one waits for its end. */
const isChecked = (t: RevolverTable): boolean => dueNow(t) !== null && !t.stack.some(frame => frame.script === 'state');

export const effect = script([
  loop(
    (_t, f) => f.vars.i < opsOf(f).length,
    when(
      mayLeave,
      question('may', (_t, f) => [concerned(opNow(f), f)], [decline, accept], 'may'),
    ),
    act((d, f) => {
      if (isWanted(d.table, f)) doSimply(d, f, opNow(f));
    }),
    call((t, f) => (!isSimple(opNow(f)) && isWanted(t, f) ? asked(opNow(f)) : null), {
      vars: (_t, f) => sameText(f),
    }),
    loop(isChecked, call('state')),
    act((d, f) => d.note('i', f.vars.i + 1)),
  ),
]);

// ---- the state checks

/** Cards with a state text, and which of the checks it is. */
const watched = new Map<RevolverFace, string>();
for (const face of withText('state'))
  for (const { effect: text } of textsOf(face, 'state')) if (text.on === 'state') watched.set(face, text.check);
interface Due {
  readonly piece: RevolverPiece;
  readonly n: number;
}
const dueOn = (t: RevolverTable, piece: RevolverPiece): Due | null => {
  for (const { n, effect: text } of textsOf(piece.face, 'state'))
    if (text.on === 'state' && active(t, piece) && isSo(t, text.if, { seat: piece.seat, piece })) return { piece, n };
  return null;
};
/** RV-052: a state text whose condition has come true. */
export const dueNow = (t: RevolverTable): Due | null => {
  const { moduleB, moduleC, moduleD } = t.config;
  if (!moduleB && !moduleC && !moduleD) return null;
  let due: Due | null = null;
  let first = 'z';
  for (const seat of [COLTY, MCREADY])
    for (const spot of [...rowOf(t).map(place => at.column(seat, place)), at.range(seat)]) {
      const ids = cardsAt(t, spot);
      for (let i = 0; i < ids.length; i++) {
        const check = watched.get(faceOf(t, ids[i]!));
        if (check === undefined || check >= first) continue;
        const found = dueOn(t, pieceAt(t, spot, i));
        if (found !== null) [due, first] = [found, check];
      }
    }
  return due;
};
export const state = script([
  call('effect', {
    by: t => dueNow(t)!.piece.seat,
    vars: t => {
      const { piece, n } = dueNow(t)!;
      return textOf(piece.face, n, piece.id);
    },
  }),
]);
/** For phases, after all that they do. */
export const stateChecks = loop(isChecked, call('state'));
