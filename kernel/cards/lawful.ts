/**
 * What a lawful position is. A game declares the form of each public fact and the constraints that facts and cards must satisfy together.
 * Every table
 * laid out by hand (a scenario, a story, a lesson) is checked; an impossible one is refused with the wrong fact and what would be right.
 */

import type { Json, JsonObject } from '../json.ts';
import type { Seat } from '../seat.ts';
import { countAt, type Shape, type Table } from './table.ts';
import type { Spot } from './zones.ts';

/** What a value may be: described in words, and checked. */
export interface Form {
  readonly said: string;
  /** What is wrong with the value found at this place; null when it is right. */
  wrong(x: Json | undefined, at: string): string | null;
}
/** The players in messages: their names, or `seat 0`, `seat 1`. */
export interface Setting<S extends Shape> {
  readonly config: S['config'];
  readonly seats: number;
  readonly who: (seat: Seat) => string;
}
/** What is wrong, with what would be right; null when it holds. `said` are the facts the position itself names. */
export type Must<S extends Shape> = (t: Table<S>, who: (seat: Seat) => string, said: JsonObject) => string | null;
export interface Lawful<S extends Shape> {
  facts(setting: Setting<S>): { readonly [N in keyof S['open']]: Form };
  /** The form of what a seat keeps to itself, in a game with such secrets. */
  kept?(setting: Setting<S>): Form;
  /** Checked once the form of every fact is right. */
  readonly must: readonly Must<S>[];
}

// ---- forms

const isObject = (x: Json | undefined): x is JsonObject => typeof x === 'object' && x !== null && !Array.isArray(x);
const shown = (x: Json | undefined): string => {
  if (x === undefined) return 'missing';
  const text = Array.isArray(x) ? `a list of ${x.length}` : isObject(x) ? 'an object' : JSON.stringify(x);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};
const form = (said: string, fits: (x: Json | undefined) => boolean): Form => ({
  said,
  wrong: (x, at) => (fits(x) ? null : `${at} is ${shown(x)}: it must be ${said}`),
});
const isWhole = (x: Json | undefined): x is number => Number.isSafeInteger(x);

export const whole = (from: number, to: number): Form =>
  form(`a whole number from ${from} to ${to}`, x => isWhole(x) && x >= from && x <= to);
/** 0, one step, two steps … up to `to`. */
export const inSteps = (step: number, to: number): Form =>
  form(`a multiple of ${step} from 0 to ${to}`, x => isWhole(x) && x >= 0 && x <= to && x % step === 0);
export const flag: Form = form('true or false', x => typeof x === 'boolean');
/** Exactly one of these. */
export const oneOf = (...values: readonly (string | number | boolean | null)[]): Form =>
  form(values.length === 1 ? JSON.stringify(values[0]) : `one of ${values.map(value => JSON.stringify(value)).join(', ')}`, x =>
    values.some(value => value === x),
  );
/** One of many, not all listed in messages. */
export const among = (said: string, values: ReadonlySet<string>): Form => form(said, x => typeof x === 'string' && values.has(x));
export const seatIn = ({ seats, who }: Pick<Setting<Shape>, 'seats' | 'who'>): Form => {
  const names = [...new Set(Array.from({ length: seats }, (_, seat) => who(seat)))];
  return form(names.length === 1 ? names[0]! : `one of ${names.join(', ')}`, x => isWhole(x) && x >= 0 && x < seats);
};
export const nullOr = (other: Form): Form => ({
  said: `null or ${other.said}`,
  wrong(x, at) {
    const wrong = x === null ? null : other.wrong(x, at);
    return wrong === null || typeof x === 'object' ? wrong : `${at} is ${shown(x)}: it must be null or ${other.said}`;
  },
});
/** Either of two forms; if neither fits, the fault is that of the second. */
export const either = (one: Form, two: Form): Form => ({
  said: `${one.said}, or ${two.said}`,
  wrong: (x, at) =>
    one.wrong(x, at) === null || two.wrong(x, at) === null ? null : `${at} is ${shown(x)}: it must be ${one.said}, or ${two.said}`,
});

interface Items {
  readonly length?: number;
  readonly most?: number;
  /** No duplicates. */
  readonly distinct?: true;
  /** What each entry is called in a message. */
  readonly called?: (i: number) => string;
}
export const listOf = (each: Form, { length, most = length ?? 100, distinct, called = i => `[${i}]` }: Items = {}): Form => {
  const said = most === 0 ? 'an empty list' : `a list of ${length === undefined ? `at most ${most}` : length}, each ${each.said}`;
  return {
    said,
    wrong(x, at) {
      if (!Array.isArray(x)) return `${at} is ${shown(x)}: it must be ${said}`;
      if (x.length > most || (length !== undefined && x.length !== length))
        return `${at} has ${x.length} entries: it must have ${length === undefined ? `at most ${most}` : length}`;
      for (const [i, value] of x.entries()) {
        const wrong = each.wrong(value as Json, `${at}${called(i)}`);
        if (wrong !== null) return wrong;
        if (distinct && x.indexOf(value) !== i) return `${at} names ${shown(value as Json)} twice`;
      }
      return null;
    },
  };
};
/** An entry for each seat. */
export const bySeat = ({ seats, who }: Pick<Setting<Shape>, 'seats' | 'who'>, each: Form): Form => ({
  ...listOf(each, { length: seats, called: seat => ` of ${who(seat)}` }),
  said: `for each player ${each.said}`,
});
/** Exactly these parts; those in `may` are optional. */
export const record = (parts: { readonly [part: string]: Form }, may: readonly string[] = []): Form => {
  const said = `an object with ${Object.keys(parts).join(', ')}`;
  return {
    said,
    wrong(x, at) {
      if (!isObject(x)) return `${at} is ${shown(x)}: it must be ${said}`;
      const odd = Object.keys(x).find(part => !Object.hasOwn(parts, part));
      if (odd !== undefined) return `${at} has no part "${odd.slice(0, 60)}": its parts are ${Object.keys(parts).join(', ')}`;
      for (const [part, each] of Object.entries(parts)) {
        if (!Object.hasOwn(x, part) && may.includes(part)) continue;
        const wrong = each.wrong(Object.hasOwn(x, part) ? x[part] : undefined, `${at}.${part}`);
        if (wrong !== null) return wrong;
      }
      return null;
    },
  };
};

// ---- what must hold

const spotNamed = ({ zone, owner, place }: Spot, who: (seat: Seat) => string): string =>
  [zone, ...(owner === null ? [] : [`of ${who(owner)}`]), ...(place === null ? [] : [`at ${place}`])].join(' ');
/** The row must hold this many cards. */
export const holdsCards = <S extends Shape>(
  t: Table<S>,
  spot: Spot,
  from: number,
  to: number,
  who: (seat: Seat) => string,
): string | null => {
  const n = countAt(t, spot);
  if (n >= from && n <= to) return null;
  const right = to === 0 ? 'none' : from === to ? `exactly ${to}` : n > to ? `at most ${to}` : `at least ${from}`;
  return `${spotNamed(spot, who)} has ${n} card${n === 1 ? '' : 's'}: it must have ${right}`;
};
/** The first failing check. */
export const firstOf = <X>(list: Iterable<X>, wrong: (x: X) => string | null): string | null => {
  for (const x of list) {
    const found = wrong(x);
    if (found !== null) return found;
  }
  return null;
};

/** Everything that makes a laid-out table impossible; empty when it is lawful. */
export const faultsIn = <S extends Shape>(
  lawful: Lawful<S>,
  t: Table<S>,
  said: JsonObject,
  names: readonly string[] | undefined,
): readonly string[] => {
  const who = (seat: Seat): string => names?.[seat] ?? `seat ${seat}`;
  const forms = lawful.facts({ config: t.config, seats: t.seats, who });
  const open: JsonObject = t.open;
  const kept = lawful.kept?.({ config: t.config, seats: t.seats, who });
  const misshapen = [
    ...Object.keys(forms).flatMap(name => forms[name]!.wrong(open[name], name) ?? []),
    ...(kept === undefined ? [] : t.kept.flatMap((value, seat) => kept.wrong(value, `kept of ${who(seat)}`) ?? [])),
  ];
  return misshapen.length > 0 ? misshapen : lawful.must.flatMap(must => must(t, who, said) ?? []);
};

const kind = (x: Json): string => (x === null ? 'null' : Array.isArray(x) ? 'a list' : isObject(x) ? 'an object' : `a ${typeof x}`);
/** Default where a game declares nothing: each fact keeps the type it has at the beginning. */
export const byKind = <S extends Shape>(
  begin: (config: S['config'], seats: number) => { readonly open: S['open'] },
): Lawful<S> => ({
  facts: ({ config, seats }) => {
    const open: JsonObject = begin(config, seats).open;
    const forms = Object.keys(open).map(name => [
      name,
      form(kind(open[name]!), x => open[name] === null || (x !== undefined && kind(x) === kind(open[name]!))),
    ]);
    return Object.fromEntries(forms) as { readonly [N in keyof S['open']]: Form };
  },
  must: [],
});
