/** The making of questions and of verbs that need nothing but their name. */
import type { Refusal } from '../../../kernel/refusal.ts';
import { type Asking, ask } from '../../../kernel/script.ts';
import type { Move, Seat } from '../../../kernel/seat.ts';
import type { Frame } from '../../../kernel/table.ts';
import { type Needs, type Verb, verb } from '../../../kernel/verb.ts';
import { no } from '../refusals.ts';
import type { Revolver, T } from '../zones.ts';

type Whether = (t: T, seat: Seat, f: Frame) => Refusal | null;
export const plain = (name: string, notNow: Refusal, why: Whether = () => null): Verb<Revolver> =>
  verb<Revolver, Needs>({
    name,
    needs: {},
    notNow: () => notNow,
    why: (t, seat, _move, f) => why(t, seat, f),
    moves: (t, seat, f) => (why(t, seat, f) === null ? [{}] : []),
  });
/** An answer to a question of its own. */
export const answer = (name: string, why: Whether = () => null): Verb<Revolver> => plain(name, no.notNow, why);

/** What is played for whoever does not answer: the first that is possible. */
const first = (verbs: readonly Verb<Revolver>[], t: T, seat: Seat, f: Frame): Move => {
  for (const v of verbs) for (const move of v.moves(t, seat, f)) return move;
  throw new Error(`nothing can be answered in ${f.script}`);
};
/** A question; nobody is asked where `who` names nobody: what leaves no choice is not asked. */
export const question = (
  name: string,
  who: (t: T, f: Frame) => readonly Seat[],
  verbs: readonly Verb<Revolver>[],
  into = 'answer',
): Asking<Revolver> => ask<Revolver>({ question: name, who, verbs, into, lapse: (t, seat, f) => first(verbs, t, seat, f) });
/** What was answered to a question put to one seat; null when nobody was asked. */
export const answered = (f: Frame, into = 'answer'): Move | null => {
  const given = f.vars[into] as readonly { readonly move: Move }[] | undefined;
  return given?.[0]?.move ?? null;
};
