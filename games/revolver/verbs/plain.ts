/** The making of questions and of verbs that need nothing but their name. */

import type { PartsOf, VerbOf } from '../../../kernel/machine/language.ts';
import type { Step } from '../../../kernel/machine/script.ts';
import type { Needs, Verb } from '../../../kernel/machine/verb.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Move, Seat } from '../../../kernel/seat.ts';
import { type AnswerNote, ask, does, type RevolverFrame, verb } from '../language.ts';
import { no } from '../refusals.ts';
import type { Revolver, RevolverTable } from '../zones.ts';

type Whether = (t: RevolverTable, seat: Seat, f: RevolverFrame) => Refusal | null;
export const plain = <const D extends string>(name: D, notNow: Refusal, why: Whether = () => null) =>
  verb({
    name,
    needs: {},
    notNow: () => notNow,
    why: (t, seat, _move, f) => why(t, seat, f),
    moves: (t, seat, f) => (why(t, seat, f) === null ? [{}] : []),
  });
/** An answer to a question of its own. */
export const answer = <const D extends string>(name: D, why: Whether = () => null) => plain(name, no.notNow, why);

/** What is played for a player who does not answer: the first that is possible. */
const first = (verbs: readonly Verb<Revolver>[], t: RevolverTable, seat: Seat, f: RevolverFrame): Move => {
  for (const v of verbs) for (const move of v.moves(t, seat, f)) return move;
  throw new Error(`nothing can be answered in ${f.script}`);
};
/** The card whose text asks, or that is being played or paid for: of all that is being carried out, the nearest that says so. */
const asking = ({ stack }: RevolverTable): string | null => {
  for (const { vars } of stack.toReversed()) {
    const card = vars['of'] ?? vars['card'];
    if (typeof card === 'string') return card;
  }
  return null;
};
/** A question; nobody is asked where `who` names nobody: what leaves no choice is not asked. */
export const question = (
  name: string,
  who: (t: RevolverTable, f: RevolverFrame) => readonly Seat[],
  verbs: readonly Verb<Revolver>[],
  into: AnswerNote = 'answer',
): Step<Revolver> => ask({ question: name, about: asking, who, verbs, into, lapse: (t, seat, f) => first(verbs, t, seat, f) });
/** What was answered to a question put to one seat; null when nobody was asked. */
export const answered = (f: RevolverFrame, into: AnswerNote = 'answer'): Move | null => f.vars[into]?.[0]?.move ?? null;
/** The same with the parts of the verb that it was answered by; null when it was by another. */
export const answeredBy = <D extends string, N extends Needs>(
  f: RevolverFrame,
  verb: VerbOf<Revolver, D, N>,
  into?: AnswerNote,
): PartsOf<Revolver, N> | null => {
  const move = answered(f, into);
  return move !== null && does(move, verb) ? move : null;
};
