/**
 * The words a game is written in, typed once for its shape and for what its frames remember:
 *
 *   const { act, ask, call, script, verb } = language<Bullets, Notes>();
 *
 * Every step then knows the types of table and frame, and every verb the parts of its move, without casts or repetition.
 */
import type { Dealer } from '../cards/dealer.ts';
import { type Frame, type Notes, type Shape, type Table, topOf } from '../cards/table.ts';
import type { Refusal } from '../refusal.ts';
import type { Move, Seat } from '../seat.ts';
import * as steps from './script.ts';
import * as verbs from './verb.ts';

type Steps<S extends Shape> = Parameters<typeof steps.script<S>>[0];
/** Computed from the table and the frame being carried out. */
type Of<S extends Shape, V, R> = (t: Table<S>, f: Frame<V>) => R;
/** The parts of a move. Faces are faces of this game: the kernel has checked that beforehand. */
export type PartsOf<S extends Shape, N extends verbs.Needs> = {
  readonly [P in keyof N]: N[P] extends 'face' ? S['face'] : N[P] extends 'faces' ? readonly S['face'][] : verbs.MoveOf<N>[P];
};
/** A verb that keeps the type of its name and of the parts of its moves. */
export type VerbOf<S extends Shape, D extends string, N extends verbs.Needs> = verbs.Verb<S> & {
  readonly name: D;
  readonly needs: N;
};
/** The moves of one verb, or of several. */
export type MoveBy<Any> = Any extends VerbOf<infer S, infer D, infer N> ? { readonly do: D } & PartsOf<S, N> : never;

export interface VerbSaid<S extends Shape, V, D extends string, N extends verbs.Needs> {
  readonly name: D;
  readonly needs: N;
  /** Final by the rules: it can never be taken back, even if it revealed nothing. */
  readonly final?: true;
  notNow(t: Table<S>, seat: Seat): Refusal;
  why(t: Table<S>, seat: Seat, move: PartsOf<S, N>, f: Frame<V>): Refusal | null;
  /** A faster test than searching for a first move. */
  possible?(t: Table<S>, seat: Seat, f: Frame<V>): boolean;
  moves(t: Table<S>, seat: Seat, f: Frame<V>): Iterable<PartsOf<S, N>>;
}
export interface StandingSaid<S extends Shape, V, D extends string, N extends verbs.Needs> extends VerbSaid<S, V, D, N> {
  /** Null when it may be done now; else why not. */
  may(t: Table<S>, seat: Seat): Refusal | null;
  run(d: Dealer<S, V>, seat: Seat, move: PartsOf<S, N>): void;
}
/** A step as in `script.ts`, with a typed frame and typed names of its notes. */
export type Typed<S extends Shape, V, Step> = {
  readonly [P in keyof Step]: P extends 'into'
    ? keyof V & string
    : P extends 'vars'
      ? Of<S, V, Partial<V>>
      : NonNullable<Step[P]> extends (t: infer T, f: Frame) => infer R
        ? (t: T, f: Frame<V>) => R
        : NonNullable<Step[P]> extends (t: Table<S>, seat: Seat, f: Frame, roll: infer Roll) => infer R
          ? (t: Table<S>, seat: Seat, f: Frame<V>, roll: Roll) => R
          : Step[P];
};
type Asked<S extends Shape> = Parameters<typeof steps.ask<S>>[0];
type Windowed<S extends Shape> = Parameters<typeof steps.window<S>>[0];
type Raced<S extends Shape> = Parameters<typeof steps.race<S>>[0];
type Called<S extends Shape> = NonNullable<Parameters<typeof steps.call<S>>[1]>;

export interface GameLanguage<S extends Shape, V> {
  act(run: (d: Dealer<S, V>, f: Frame<V>) => void): steps.Step<S>;
  ask(step: Typed<S, V, Asked<S>>): steps.Step<S>;
  window(step: Typed<S, V, Windowed<S>>): steps.Step<S>;
  race(step: Typed<S, V, Raced<S>>): steps.Step<S>;
  call(script: string | Of<S, V, string | null>, how?: Typed<S, V, Called<S>>): steps.Step<S>;
  when(condition: Of<S, V, boolean>, ...then: Steps<S>): readonly steps.Step<S>[];
  loop(condition: Of<S, V, boolean>, ...body: Steps<S>): readonly steps.Step<S>[];
  /** Runs the steps once for each item of a list made at the beginning; the item is noted under `name`. */
  each<N extends keyof V & string>(
    items: Of<S, V, readonly NonNullable<V[N]>[]>,
    name: N,
    ...body: Steps<S>
  ): readonly steps.Step<S>[];
  script: typeof steps.script<S>;
  verb<const D extends string, const N extends verbs.Needs>(said: VerbSaid<S, V, D, N>): VerbOf<S, D, N>;
  standing<const D extends string, const N extends verbs.Needs>(
    said: StandingSaid<S, V, D, N>,
  ): verbs.Standing<S> & VerbOf<S, D, N>;
  /** The frame being carried out. */
  top(t: Table<S>): Frame<V>;
  /** Is this a move of that verb? If so, its parts are typed. */
  does<D extends string, N extends verbs.Needs>(move: Move, verb: VerbOf<S, D, N>): move is Move & MoveBy<VerbOf<S, D, N>>;
  /** A seat's answer to the question noted under `into`, if given by this verb; null when given by another, or not at all. */
  answer<D extends string, N extends verbs.Needs>(
    f: Frame<V>,
    into: keyof V & string,
    by: Seat,
    verb: VerbOf<S, D, N>,
  ): PartsOf<S, N> | null;
  /** The move of this verb that set off this frame, noted under `move`. */
  cause<D extends string, N extends verbs.Needs>(f: Frame<V>, verb: VerbOf<S, D, N>): PartsOf<S, N>;
}

const does = (move: Move, { name }: { readonly name: string }): boolean => move.do === name;
const answer = (f: Frame, into: string, by: Seat, verb: { readonly name: string }): Move | null => {
  for (const { seat, move } of (f.vars[into] ?? []) as steps.SeatAnswers) if (seat === by && does(move, verb)) return move;
  return null;
};
const cause = (f: Frame, verb: { readonly name: string }): Move => {
  const move = f.vars['move'] as Move | undefined;
  if (move === undefined || !does(move, verb)) throw new Error(`"${f.script}" was not set off by "${verb.name}"`);
  return move;
};
/** The same for every game: only the types differ. */
const spoken = { ...steps, ...verbs, top: topOf, does, answer, cause };
export const language = <S extends Shape, V = Notes>(): GameLanguage<S, V> => spoken as unknown as GameLanguage<S, V>;
