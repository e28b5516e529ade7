/** Table options: what a game lets its players choose. Forms, the command line and the checks are derived from the declaration. */

import type { Json } from './json.ts';
import { no, type Refusal } from './refusal.ts';

export type OptionSpec =
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly default: string }
  | { readonly kind: 'switch'; readonly default: boolean }
  /** A free text of up to `most` characters; the game decides which texts it accepts, such as a list of cards. */
  | { readonly kind: 'text'; readonly most: number; readonly default: string }
  /** A seat, or null for "left to chance". */
  | { readonly kind: 'seat'; readonly default: null };
export type OptionSpecs = { readonly [name: string]: OptionSpec };

type ValueOf<O extends OptionSpec> = O extends { readonly kind: 'number' }
  ? number
  : O extends { readonly kind: 'choice'; readonly of: readonly (infer C)[] }
    ? C
    : O extends { readonly kind: 'switch' }
      ? boolean
      : O extends { readonly kind: 'text' }
        ? string
        : number | null;
export type ConfigOf<O extends OptionSpecs> = { readonly [N in keyof O]: ValueOf<O[N]> };

const allows = (spec: OptionSpec, value: Json | undefined, seats: number): boolean => {
  if (spec.kind === 'switch') return typeof value === 'boolean';
  if (spec.kind === 'choice') return typeof value === 'string' && spec.of.includes(value);
  if (spec.kind === 'text') return typeof value === 'string' && value.length <= spec.most;
  if (spec.kind === 'seat' && value === null) return true;
  const [min, max] = spec.kind === 'seat' ? [0, seats - 1] : [spec.min, spec.max];
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
};
const said = (spec: OptionSpec, seats: number): string => {
  if (spec.kind === 'switch') return 'true or false';
  if (spec.kind === 'choice') return `one of ${spec.of.join(', ')}`;
  if (spec.kind === 'text') return `a text of at most ${spec.most} characters`;
  return spec.kind === 'seat' ? `null or a seat from 0 to ${seats - 1}` : `a whole number from ${spec.min} to ${spec.max}`;
};

/** Turns unchecked options into a whole configuration, defaults filled in, or a refusal that names the option and its values. */
export const configured = <O extends OptionSpecs>(specs: O, asked: Json, seats: number): ConfigOf<O> | Refusal => {
  if (asked !== null && (typeof asked !== 'object' || Array.isArray(asked)))
    return { ...no.option, about: 'options are an object' };
  const given = (asked ?? {}) as { readonly [name: string]: Json };
  for (const name in given)
    if (!Object.hasOwn(specs, name))
      return { ...no.option, about: `${name}: the options are ${Object.keys(specs).join(', ') || 'none'}` };
  const config: { [name: string]: Json } = {};
  for (const name in specs) {
    const spec = specs[name]!;
    const value = Object.hasOwn(given, name) ? given[name]! : spec.default;
    if (!allows(spec, value, seats)) return { ...no.option, about: `${name}: ${said(spec, seats)}` };
    config[name] = value;
  }
  return config as ConfigOf<O>;
};
