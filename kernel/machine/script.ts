/**
 * The language effects are written in. A script is a short list of steps; five kinds are enough for all four rulebooks.
 * A frame stores only *which* list and *how far*, so any moment of any game can be saved, copied and resumed.
 *
 *   act(run)                 change the table; only this can end a game
 *   ask({...})               put a question to one or more seats at once; go on when all have answered
 *   window({...})            let anyone answer what is about to happen; closes when all have passed in a row, or time is up
 *   race({...})              let all named seats act against the clock; the referee's verdict decides, not order of arrival
 *   call(script)             carry out another script first
 *
 * Built from these: when(condition, steps), loop(condition, steps), each(list, name, steps).
 */

import type { Dealer } from '../cards/dealer.ts';
import type { Frame, Shape, Table } from '../cards/table.ts';
import type { Json } from '../json.ts';
import type { Millis, Move, Seat } from '../seat.ts';
import type { Verb } from './verb.ts';

type Of<S extends Shape, R> = (t: Table<S>, f: Frame) => R;

export interface Act<S extends Shape> {
  readonly op: 'act';
  readonly run: (d: Dealer<S>, f: Frame) => void;
}
/** The basis of `when` and `loop`: how many steps to jump (negative: back). */
export interface Skipping<S extends Shape> {
  readonly op: 'skip';
  readonly run: Of<S, number>;
}
export interface Asking<S extends Shape> {
  readonly op: 'ask';
  readonly question: string;
  /** The public subject of the question: a card whose text asks it. */
  readonly about?: Of<S, string | null>;
  readonly who: Of<S, readonly Seat[]>;
  readonly verbs: readonly Verb<S>[];
  /** Where the answers are noted. */
  readonly into: string;
  /** What is played for a seat that does not answer; `roll` where chance decides. */
  lapse(t: Table<S>, seat: Seat, f: Frame, roll: (n: number) => number): Move;
  /** A time limit set by the rules, apart from the table's own time control. */
  readonly within: Millis | null;
}
export interface Windowing<S extends Shape> {
  readonly op: 'window';
  readonly question: string;
  readonly who: Of<S, readonly Seat[]>;
  /** Each names the script its answer sets off. Passing is always possible. */
  readonly verbs: readonly Verb<S>[];
  readonly within: Of<S, Millis>;
}
export interface Racing<S extends Shape> {
  readonly op: 'race';
  readonly question: string;
  readonly who: Of<S, readonly Seat[]>;
  /** The verb that lays a hand. */
  readonly hand: Verb<S>;
  /** Where the finishing order is noted: the seats whose hands came down, first to last. */
  readonly into: string;
  readonly within: Of<S, Millis>;
  /** How many hands may be missing when it closes early. */
  readonly mayMiss: Of<S, number>;
  /** What the cue reveals. */
  atCue(d: Dealer<S>, f: Frame): void;
}
export interface Calling<S extends Shape> {
  readonly op: 'call';
  /** The script's name, where it is always the same. */
  readonly named: string | null;
  readonly script: Of<S, string | null>;
  /** The acting seat, and the notes of the new frame. */
  readonly by: Of<S, Seat>;
  readonly vars: Of<S, Frame['vars']>;
}
export type Step<S extends Shape> = Act<S> | Skipping<S> | Asking<S> | Windowing<S> | Racing<S> | Calling<S>;

export interface Script<S extends Shape> {
  readonly steps: readonly Step<S>[];
  /** The script runs from this step on even if cancelled. */
  readonly always: number;
  /** Standing verbs that are locked while this runs. */
  readonly locks: readonly string[];
}
export type Scripts<S extends Shape> = { readonly [name: string]: Script<S> };

type Steps<S extends Shape> = readonly (Step<S> | Steps<S>)[];
const flat = <S extends Shape>(steps: Steps<S>): Step<S>[] =>
  (steps as readonly unknown[]).flat(Number.POSITIVE_INFINITY) as Step<S>[];

export const script = <S extends Shape>(
  steps: Steps<S>,
  more: { readonly always?: Steps<S>; readonly locks?: readonly string[] } = {},
): Script<S> => {
  const first = flat(steps);
  return { steps: [...first, ...flat(more.always ?? [])], always: first.length, locks: more.locks ?? [] };
};

// Field by field, so that all steps of a kind share one memory layout: the loop reads several for every input.
export const act = <S extends Shape>(run: Act<S>['run']): Act<S> => ({ op: 'act', run });
const skip = <S extends Shape>(run: Skipping<S>['run']): Skipping<S> => ({ op: 'skip', run });
export const ask = <S extends Shape>({
  question,
  about,
  who,
  verbs,
  into,
  lapse,
  within,
}: Omit<Asking<S>, 'op' | 'within'> & { readonly within?: Millis }): Asking<S> => ({
  op: 'ask',
  question,
  ...(about === undefined ? {} : { about }),
  who,
  verbs,
  into,
  lapse,
  within: within ?? null,
});
export const window = <S extends Shape>({ question, who, verbs, within }: Omit<Windowing<S>, 'op'>): Windowing<S> => ({
  op: 'window',
  question,
  who,
  verbs,
  within,
});
export const race = <S extends Shape>({ question, who, hand, into, within, mayMiss, atCue }: Omit<Racing<S>, 'op'>): Racing<S> => ({
  op: 'race',
  question,
  who,
  hand,
  into,
  within,
  mayMiss,
  atCue,
});
const sameSeat = (_t: unknown, f: Frame): Seat => f.by;
const noVars: Frame['vars'] = {};
const nothing = (): Frame['vars'] => noVars;
export const call = <S extends Shape>(
  name: string | Of<S, string | null>,
  { by = sameSeat, vars = nothing }: Partial<Pick<Calling<S>, 'by' | 'vars'>> = {},
): Calling<S> => ({
  op: 'call',
  named: typeof name === 'string' ? name : null,
  script: typeof name === 'string' ? () => name : name,
  by,
  vars,
});

export const when = <S extends Shape>(condition: Of<S, boolean>, ...steps: Steps<S>): Step<S>[] => {
  const inner = flat(steps);
  return [skip((t, f) => (condition(t, f) ? 0 : inner.length)), ...inner];
};
export const loop = <S extends Shape>(condition: Of<S, boolean>, ...steps: Steps<S>): Step<S>[] => {
  const inner = flat(steps);
  return [
    skip((t, f) => (condition(t, f) ? 0 : inner.length + 1)),
    ...inner,
    skip((t, f) => (condition(t, f) ? -inner.length - 1 : 0)),
  ];
};
/** Runs the steps once for each item of a list made at the beginning; the item is noted under `name`. */
export const each = <S extends Shape>(items: Of<S, readonly Json[]>, name: string, ...steps: Steps<S>): Step<S>[] => {
  const list = `${name}:all`;
  return [
    act<S>((d, f) => d.note(list, items(d.table, f))),
    ...loop<S>(
      (_t, f) => (f.vars[list] as readonly Json[]).length > 0,
      act<S>((d, f) => {
        const [item, ...left] = f.vars[list] as readonly Json[];
        d.note(name, item!);
        d.note(list, left);
      }),
      ...steps,
    ),
  ];
};

/** The answers to a question, as noted in its frame. */
export type SeatAnswers = readonly { readonly seat: Seat; readonly move: Move }[];
/** A seat's answer to the question noted under this name. */
export const answerOf = (f: Frame, into: string, by: Seat): Move => {
  for (const { seat, move } of f.vars[into] as SeatAnswers) if (seat === by) return move;
  throw new Error(`seat ${by} has not answered "${into}"`);
};
