/** Table options: defaults, and a refusal with the right values for everything that is wrong. */
import { describe, expect, test } from 'vitest';
import { wrightGang } from '../games/wright-gang/game.ts';
import { roulette } from '../testing/roulette/game.ts';
import type { Json } from './json.ts';
import { configured } from './options.ts';
import { isRefusal } from './refusal.ts';

const specs = {
  rounds: { kind: 'number', min: 1, max: 12, default: 6 },
  tie: { kind: 'choice', of: ['shared', 'again'], default: 'shared' },
  open: { kind: 'switch', default: false },
  deck: { kind: 'text', most: 5, default: 'base' },
  first: { kind: 'seat', default: null },
} as const;
const defaults = { rounds: 6, tie: 'shared', open: false, deck: 'base', first: null };
const SEATS = 4;

describe('options', () => {
  test('that are not named get their defaults', () => {
    expect(configured(specs, null, SEATS)).toEqual(defaults);
    expect(configured(specs, {}, SEATS)).toEqual(defaults);
    expect(configured(specs, { rounds: 3, first: 2 }, SEATS)).toEqual({ ...defaults, rounds: 3, first: 2 });
  });
  test('may have any allowed value', () => {
    const allowed: { readonly [name: string]: readonly Json[] } = {
      rounds: [1, 12],
      tie: ['shared', 'again'],
      open: [true, false],
      deck: ['', 'other'],
      first: [null, 0, 3],
    };
    for (const [name, values] of Object.entries(allowed))
      for (const value of values) expect(configured(specs, { [name]: value }, SEATS)).toEqual({ ...defaults, [name]: value });
  });

  const wrong: readonly (readonly [string, readonly Json[], string])[] = [
    ['rounds', [0, 13, 1.5, -1, '6', null, true, [], {}, [6], 1e300], 'rounds: a whole number from 1 to 12'],
    ['tie', ['', 'Shared', 'none', 0, null, true, ['shared'], {}], 'tie: one of shared, again'],
    ['open', ['true', 0, 1, null, [], {}], 'open: true or false'],
    ['deck', ['longer', 1, null, true, [], {}], 'deck: a text of at most 5 characters'],
    ['first', [-1, 4, 0.5, '0', true, 'null', [], {}], 'first: null or a seat from 0 to 3'],
  ];
  test.each(wrong)('refuses a wrong "%s" and says what would be right', (name, values, about) => {
    for (const value of values)
      expect(configured(specs, { [name]: value }, SEATS), JSON.stringify(value)).toMatchObject({ rule: 'table:option', about });
  });
  test('refuses an option that the game does not have, and names those it has', () => {
    for (const name of ['round', 'Rounds', '', 'toString', 'constructor', 'hasOwnProperty'])
      expect(configured(specs, { [name]: 1 }, SEATS)).toMatchObject({
        rule: 'table:option',
        about: `${name}: the options are rounds, tie, open, deck, first`,
      });
    expect(configured({}, { rounds: 1 }, SEATS)).toMatchObject({ about: 'rounds: the options are none' });
  });
  test('is not fooled by a prototype in the data', () => {
    expect(configured(specs, JSON.parse('{"__proto__":{"rounds":3}}'), SEATS)).toMatchObject({
      rule: 'table:option',
      about: '__proto__: the options are rounds, tie, open, deck, first',
    });
  });
  test('refuses what is not an object', () => {
    for (const asked of ['rounds', 5, true, [], [['rounds', 3]]] as Json[])
      expect(configured(specs, asked, SEATS)).toMatchObject({ rule: 'table:option', about: 'options are an object' });
  });
});

describe('a game', () => {
  test('accepts the numbers of players it is made for, and otherwise names them', () => {
    expect(isRefusal(wrightGang.configure(null, 5))).toBe(false);
    for (const seats of [0, 1, 6, 2.5, -3, Number.NaN, Number.POSITIVE_INFINITY])
      expect(wrightGang.configure(null, seats)).toMatchObject({ rule: 'table:seats', about: 'wright-gang is for 2 to 5' });
    expect(wrightGang.configure(null, '3' as never)).toMatchObject({ rule: 'table:seats' });
  });
  test('checks a seat among its options against the players there are', () => {
    expect(isRefusal(wrightGang.configure({ first: 4 }, 5))).toBe(false);
    expect(wrightGang.configure({ first: 4 }, 4)).toMatchObject({ about: 'first: null or a seat from 0 to 3' });
  });
  test('without options takes none', () => {
    expect(roulette.configure({}, 3)).toEqual({});
    expect(roulette.configure({ rounds: 1 }, 3)).toMatchObject({ about: 'rounds: the options are none' });
  });
});
