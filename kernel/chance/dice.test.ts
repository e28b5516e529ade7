/** Chance: both kinds of dice, their state, and their uniformity. */
import { describe, expect, test } from 'vitest';
import { chiSquare, chiSquareBound } from '../../testing/play/chi-square.ts';
import type { Dice } from '../sealed.ts';
import type { Seed } from '../seat.ts';
import { chachaBlock, keyFromHex } from './chacha.ts';
import { below, diceFrom, ownDice, shuffle } from './dice.ts';

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const kinds: { readonly [kind: string]: Seed } = { fast: 'any text', fair: `fair:${KEY}` };
/** Near the largest number that dice are made for, and one that leaves as many surplus words as there can be: 1 in 2,050. */
const BIG = 2_095_106;
const draw = (dice: Dice, n: number, below1: number): number[] => Array.from({ length: n }, () => below(dice, below1));
/** How many words the dice have produced: fair dice count them, fast dice have a counter with an arbitrary start. */
const used = (dice: Dice): number => {
  const state = dice as unknown as readonly number[] | { readonly used: number };
  return Array.isArray(state) ? state[3] : (state as { readonly used: number }).used;
};

describe('the ChaCha20 block', () => {
  test('gives the words of the test vector in RFC 8439, section 2.3.2', () => {
    expect([...chachaBlock(keyFromHex(KEY), 1, [0x09000000, 0x4a000000, 0])]).toEqual([
      0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3, 0x466482d2, 0x09aa9f07,
      0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
    ]);
  });
  test('reads a key as little-endian words', () => {
    expect([...keyFromHex(KEY)].map(word => word.toString(16))).toEqual([
      '3020100',
      '7060504',
      'b0a0908',
      'f0e0d0c',
      '13121110',
      '17161514',
      '1b1a1918',
      '1f1e1d1c',
    ]);
  });
  test('fair dice give its words in order, block after block', () => {
    const words = [0, 1].flatMap(block => [...chachaBlock(keyFromHex(KEY), block, [0, 0, 0])]);
    // With a power of two, a number is the top bits of its word.
    expect(draw(diceFrom(kinds['fair']!), 32, 2 ** 21)).toEqual(words.map(word => word >>> 11));
  });
  test('two fair dice used alternately do not disturb each other', () => {
    const other = `fair:${KEY.replace('00', 'ff')}`;
    const [a, b] = [diceFrom(kinds['fair']!), diceFrom(other)];
    const mixed = Array.from({ length: 100 }, () => [below(a, 1000), below(b, 1000)]);
    expect(mixed.map(pair => pair[0])).toEqual(draw(diceFrom(kinds['fair']!), 100, 1000));
    expect(mixed.map(pair => pair[1])).toEqual(draw(diceFrom(other), 100, 1000));
  });
});

describe.each(Object.entries(kinds))('%s dice', (_kind, seed) => {
  test('give the same stream for the same seed', () => {
    expect(draw(diceFrom(seed), 200, 1000)).toEqual(draw(diceFrom(seed), 200, 1000));
  });
  test('give different streams for seeds that differ in one letter', () => {
    const last = (end: string): string => seed.slice(0, -1) + end;
    const streams = ['0', '1', '2', '3'].map(end => draw(diceFrom(last(end)), 20, 1000).join(' '));
    expect(new Set(streams).size).toBe(4);
  });
  test('continue the same stream after a JSON round trip at any point', () => {
    const dice = diceFrom(seed);
    for (let i = 0; i < 70; i++) {
      const saved = JSON.parse(JSON.stringify(dice)) as Dice;
      expect(draw(saved, 20, 1000)).toEqual(draw(ownDice(dice), 20, 1000));
      below(dice, 6);
    }
  });
  test('leave the dice they were copied from unchanged', () => {
    const dice = diceFrom(seed);
    const before = JSON.stringify(dice);
    draw(ownDice(dice), 50, 6);
    expect(JSON.stringify(dice)).toBe(before);
  });
  test('give each of n numbers equally often', () => {
    for (const n of [2, 3, 6, 7, 52, 69, 1000]) {
      const dice = diceFrom(seed);
      const counts = Array.from({ length: n }, () => 0);
      for (let i = 0; i < 200 * n + 20_000; i++) counts[below(dice, n)]!++;
      expect(chiSquare(counts), `${n} numbers`).toBeLessThan(chiSquareBound(n));
    }
  });
  test('discard the words that would bias some numbers, and stay uniform', () => {
    const dice = diceFrom(seed);
    const start = used(dice);
    const draws = 200_000;
    const thirds = [0, 0, 0];
    for (let i = 0; i < draws; i++) {
      const x = below(dice, BIG);
      if (!(Number.isInteger(x) && x >= 0 && x < BIG)) expect.fail(`${x} is out of range`);
      thirds[Math.floor((3 * x) / BIG)]!++;
    }
    const words = used(dice) - start;
    const surplus = 2 ** 32 % BIG;
    expect(words).toBeGreaterThan(draws);
    expect(Math.abs(words - draws - (draws * surplus) / 2 ** 32)).toBeLessThan(50);
    expect(chiSquare(thirds)).toBeLessThan(chiSquareBound(3));
  });
  test('use no chance where there is nothing to choose', () => {
    const dice = diceFrom(seed);
    const before = JSON.stringify(dice);
    expect([below(dice, 1), below(dice, 0)]).toEqual([0, 0]);
    expect(JSON.stringify(dice)).toBe(before);
  });
  test('shuffle into each order equally often', () => {
    const dice = diceFrom(seed);
    const counts = new Map<string, number>();
    for (let i = 0; i < 48_000; i++) {
      const order = shuffle(dice, ['a', 'b', 'c', 'd']).toString();
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(chiSquareBound(24));
  });
});

test('only "fair:" and 64 small hexadecimal digits make fair dice', () => {
  const isFair = (seed: Seed): boolean => !Array.isArray(diceFrom(seed));
  expect(isFair(`fair:${KEY}`)).toBe(true);
  for (const seed of [KEY, `fair:${KEY.slice(1)}`, `fair:${KEY}0`, `fair:${KEY.toUpperCase()}`, ` fair:${KEY}`])
    expect(isFair(seed)).toBe(false);
});
test('the first throw is uniform over typical seeds: 1, 2, 3, …', () => {
  const counts = Array.from({ length: 10 }, () => 0);
  for (let i = 0; i < 20_000; i++) counts[below(diceFrom(`game ${i}`), 10)]!++;
  expect(chiSquare(counts)).toBeLessThan(chiSquareBound(10));
});
