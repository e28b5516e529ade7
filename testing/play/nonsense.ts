/** Unexpected JSON: random values, and legal inputs with one fault. Its own dice make long runs fast and reproducible. */
import { below } from '../../kernel/chance/dice.ts';
import type { Json } from '../../kernel/json.ts';
import type { Dice } from '../../kernel/sealed.ts';

const WORDS = [
  '',
  'do',
  'seat',
  'at',
  'pass',
  'load',
  'slap',
  '7',
  'joker',
  'sheriff',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(5000),
  'NaN',
  '\u0000',
  '💥',
];
const NUMBERS = [0, 1, -1, 2, 5, 64, 0.5, -0, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 53 + 2, 5e-324, 1e21];
const pick = <X>(dice: Dice, from: readonly X[]): X => from[below(dice, from.length)]!;

/** A key `__proto__` as in JSON: a key like any other. */
const withKey = (object: { readonly [key: string]: Json }, key: string, value: Json): Json => {
  const copy = { ...object };
  Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
  return copy;
};
const deep = (depth: number): Json => {
  let nest: Json = [];
  for (let i = 0; i < depth; i++) nest = i % 2 === 0 ? [nest] : { do: nest };
  return nest;
};

export const anyJson = (dice: Dice, depth = 3): Json => {
  switch (below(dice, depth > 0 ? 10 : 6)) {
    case 0:
      return null;
    case 1:
      return below(dice, 2) === 0;
    case 2:
    case 3:
      return pick(dice, NUMBERS);
    case 4:
    case 5:
      return pick(dice, WORDS);
    case 6:
    case 7:
      return Array.from({ length: below(dice, 4) }, () => anyJson(dice, depth - 1));
    default: {
      let object: Json = {};
      for (let i = below(dice, 4); i > 0; i--)
        object = withKey(object as { readonly [key: string]: Json }, pick(dice, WORDS), anyJson(dice, depth - 1));
      return object;
    }
  }
};
/** A value unfit as part of a move: too long, too deep, of the wrong kind, or just any value. */
const wrongPart = (dice: Dice): Json => {
  switch (below(dice, 12)) {
    case 0:
      return Array.from({ length: 2000 }, () => '7');
    case 1:
      return deep(500);
    default:
      return anyJson(dice, 2);
  }
};

/** The same value with one change, at any depth. */
export const mutated = (dice: Dice, value: Json): Json => {
  if (below(dice, 5) === 0) return wrongPart(dice);
  if (Array.isArray(value)) {
    if (value.length === 0 || below(dice, 3) === 0) return [...value, wrongPart(dice)];
    const i = below(dice, value.length);
    return below(dice, 4) === 0 ? value.toSpliced(i, 1) : value.with(i, mutated(dice, value[i]!));
  }
  if (typeof value === 'object' && value !== null) {
    const object = value as { readonly [key: string]: Json };
    const keys = Object.keys(object);
    if (keys.length === 0 || below(dice, 5) === 0)
      return withKey(object, pick(dice, [...WORDS, 'tick', 'cue', 'lapse', 'verdict', 'cards', 'whom']), wrongPart(dice));
    const key = pick(dice, keys);
    if (below(dice, 5) > 0) return withKey(object, key, mutated(dice, object[key]!));
    const { [key]: _gone, ...left } = object;
    return left;
  }
  if (typeof value === 'number') return below(dice, 2) === 0 ? value + pick(dice, [1, -1, 0.5]) : String(value);
  return typeof value === 'string' && below(dice, 2) === 0
    ? pick(dice, ['1', '3', 'joker', 'miss', 'swap', 'pass', 'ready', 'discard', value.toUpperCase()])
    : wrongPart(dice);
};
