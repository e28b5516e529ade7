/** What a player can do. A verb declares what it needs, why it cannot be done, and every way it can. */

import type { Dealer } from '../cards/dealer.ts';
import type { Frame, Shape, Table } from '../cards/table.ts';
import type { Json } from '../json.ts';
import type { Refusal } from '../refusal.ts';
import type { Move, Seat } from '../seat.ts';

/** The parts of a move other than its verb, by kind. */
export type Need = 'face' | 'faces' | 'seat' | 'position' | 'positions' | 'number' | 'word';
export type Needs = { readonly [part: string]: Need };

type Part<N extends Need> = N extends 'faces'
  ? readonly string[]
  : N extends 'positions'
    ? readonly number[]
    : N extends 'seat' | 'position' | 'number'
      ? number
      : string;
/** A move whose parts have been checked for kind (not yet for sense). */
export type MoveOf<N extends Needs> = { readonly [P in keyof N]: Part<N[P]> } & { readonly do: string };

/** A verb that answers an open question; the script that asked decides what follows. */
export interface Verb<S extends Shape> {
  readonly name: string;
  readonly needs: Needs;
  /** Final by the rules: it can never be taken back, even if it revealed nothing. */
  readonly final: boolean;
  /** The refusal when this is not its moment. */
  notNow(t: Table<S>, seat: Seat): Refusal;
  why(t: Table<S>, seat: Seat, move: Move, f: Frame): Refusal | null;
  /** Does it have any move at all? */
  possible(t: Table<S>, seat: Seat, f: Frame): boolean;
  moves(t: Table<S>, seat: Seat, f: Frame): Iterable<Move>;
}
/** A verb that needs no question: it acts at once and leaves the stack alone. Scripts may lock it. */
export interface Standing<S extends Shape> extends Verb<S> {
  /** Null when it may be done now; else why not. */
  may(t: Table<S>, seat: Seat): Refusal | null;
  run(d: Dealer<S>, seat: Seat, move: Move): void;
}

interface Declared<S extends Shape, N extends Needs> {
  readonly name: string;
  readonly needs: N;
  readonly final?: true;
  notNow(t: Table<S>, seat: Seat): Refusal;
  why(t: Table<S>, seat: Seat, move: MoveOf<N>, f: Frame): Refusal | null;
  /** A faster test than searching for a first move. */
  possible?(t: Table<S>, seat: Seat, f: Frame): boolean;
  moves(t: Table<S>, seat: Seat, f: Frame): Iterable<{ readonly [P in keyof N]: Part<N[P]> }>;
}
const isEmpty = (list: Iterable<object>): boolean => {
  for (const _ of list) return false;
  return true;
};
function* named(name: string, parts: Iterable<object>): Iterable<Move> {
  for (const part of parts) yield { do: name, ...part } as Move;
}
/** Declares a verb whose parts are typed by its needs. The kernel checks the kinds before `why` or `run` sees a move. */
export const verb = <S extends Shape, const N extends Needs>({
  name,
  needs,
  final,
  notNow,
  why,
  moves,
  possible = (t, seat, f) => !isEmpty(moves(t, seat, f)),
}: Declared<S, N>): Verb<S> => ({
  name,
  needs,
  final: final === true,
  notNow,
  why: why as Verb<S>['why'],
  possible,
  moves: (t, seat, f) => named(name, moves(t, seat, f)),
});
export const standing = <S extends Shape, const N extends Needs>(
  v: Declared<S, N> & Pick<Standing<S>, 'may'> & { run(d: Dealer<S>, seat: Seat, move: MoveOf<N>): void },
): Standing<S> => ({ ...verb<S, N>(v), may: v.may, run: v.run as Standing<S>['run'] });

const LONGEST = 64;
const whole = (x: Json | undefined): boolean => typeof x === 'number' && Number.isSafeInteger(x) && x >= 0;
const listOf = (x: Json | undefined, fits: (e: Json) => boolean): boolean =>
  Array.isArray(x) && x.length <= LONGEST && x.every(fits);

const isKind = (x: Json | undefined, need: Need, seats: number, faces: ReadonlySet<string>): boolean => {
  switch (need) {
    case 'face':
      return typeof x === 'string' && faces.has(x);
    case 'faces':
      return listOf(x, e => typeof e === 'string' && faces.has(e));
    case 'seat':
      return whole(x) && (x as number) < seats;
    case 'position':
      return whole(x);
    case 'positions':
      return listOf(x, whole);
    case 'number':
      return typeof x === 'number' && Number.isFinite(x);
    case 'word':
      return typeof x === 'string' && x.length <= LONGEST;
  }
};
/** What each part must be, as worded in the refusal when it is missing. */
const kinds: { readonly [N in Need]: string } = {
  face: 'a face',
  faces: 'a list of faces',
  seat: 'a player',
  position: 'a position, counted from 0',
  positions: 'a list of positions, counted from 0',
  number: 'a number',
  word: 'a word',
};
/** A short quote of the wrong value, without its contents: it may be anything. */
const shown = (x: Json): string => {
  if (typeof x === 'object' && x !== null) return Array.isArray(x) ? `a list of ${x.length}` : 'an object';
  return JSON.stringify(typeof x === 'string' ? x.slice(0, LONGEST) : x);
};
/** What is wrong with the parts of a move: one missing, of the wrong kind, or unneeded. Null when it has exactly what its verb needs. */
export const misfit = (move: Move, needs: Needs, seats: number, faces: ReadonlySet<string>): string | null => {
  for (const part in needs) {
    const need = needs[part]!;
    if (!Object.hasOwn(move, part)) return `${move.do} lacks "${part}", ${kinds[need]}.`;
    const x = move[part]!;
    if (isKind(x, need, seats, faces)) continue;
    const odd = (need === 'face' ? [x] : need === 'faces' && Array.isArray(x) ? x : []).find(
      face => typeof face !== 'string' || !faces.has(face),
    );
    return odd === undefined
      ? `"${part}" of ${move.do} must be ${kinds[need]}, not ${shown(x)}.`
      : `"${part}" of ${move.do}: this game has no face ${shown(odd)}.`;
  }
  for (const part in move)
    if (part !== 'do' && !Object.hasOwn(needs, part))
      return part === 'extra' && Array.isArray(move[part])
        ? `${move.do} has a word too many: ${shown(move[part][0] as Json)}.`
        : `${move.do} has no part "${part.slice(0, LONGEST)}".`;
  return null;
};
