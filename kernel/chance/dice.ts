/**
 * Chance. Two kinds of dice with the same face: fast ones for simulation and search, and ChaCha20 for real tables, because the state of an
 * ordinary generator can be computed from the cards that were seen. Both are plain data at run time, so a table can be saved mid-game.
 */

import type { Dice } from '../sealed.ts';
import type { Seed } from '../seat.ts';
import { chachaBlock, keyFromHex } from './chacha.ts';

/** Four words of state. */
type Fast = [number, number, number, number];
/** The key and the number of words already used. */
type Fair = { readonly key: string; used: number };

const open = (dice: Dice): Fast | Fair => dice as unknown as Fast | Fair;
const seal = (state: Fast | Fair): Dice => state as unknown as Dice;

const FAIR = /^fair:[0-9a-f]{64}$/;

/** Four words from any text, with each letter mixed into all of them. */
const scatter = (text: string): Fast => {
  const s: Fast = [0x9e3779b9 | 0, 0x243f6a88, 0xb7e15162 | 0, text.length + 1];
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    for (let w = 0; w < 4; w++)
      s[w] = Math.imul((s[w]! ^ (c + w * 0x51)) + Math.imul(s[(w + 1) & 3]!, 5), 0x2c1b3c6d + 2 * w) ^ (s[w]! >>> 15);
  }
  for (let i = 0; i < 12; i++) rollFast(s);
  return s;
};

export const diceFrom = (seed: Seed): Dice => seal(FAIR.test(seed) ? { key: seed.slice(5), used: 0 } : scatter(seed));
/** A copy of the dice, to be rolled in place. */
export const ownDice = (dice: Dice): Dice => {
  const state = open(dice);
  return seal(Array.isArray(state) ? [state[0], state[1], state[2], state[3]] : { ...state });
};

/** A small fast counter-based chaotic generator: three words of chaos and a counter that guarantees the period. */
const rollFast = (s: Fast): number => {
  const out = (s[0] + s[1] + s[3]) | 0;
  s[3] = (s[3] + 1) | 0;
  s[0] = s[1] ^ (s[1] >>> 9);
  s[1] = (s[2] + (s[2] << 3)) | 0;
  s[2] = (((s[2] << 21) | (s[2] >>> 11)) + out) | 0;
  return out >>> 0;
};

// The newest block is kept, since its sixteen words are used one after another. It is a cache only: the state is the key and the count.
let cached: { readonly key: string; readonly block: number; readonly words: Uint32Array } | null = null;
const rollFair = (s: Fair): number => {
  const block = Math.floor(s.used / 16);
  if (cached === null || cached.key !== s.key || cached.block !== block)
    cached = { key: s.key, block, words: chachaBlock(keyFromHex(s.key), block >>> 0, [Math.floor(block / 2 ** 32), 0, 0]) };
  return cached.words[s.used++ % 16]!;
};

/** Thirty-two fresh bits. Changes the given dice: they must be the caller's own. */
const word = (dice: Dice): number => {
  const state = open(dice);
  return Array.isArray(state) ? rollFast(state) : rollFair(state);
};

const WORD = 2 ** 32;
/**
 * A whole number from 0 to n-1 (n at most 2²¹), each equally likely: a word is spread over n intervals of equal length, and the few words
 * that would make some interval longer are thrown away.
 */
export const below = (dice: Dice, n: number): number => {
  if (n <= 1) return 0;
  let spread = word(dice) * n;
  let rest = spread >>> 0;
  if (rest < n) {
    const surplus = WORD % n;
    while (rest < surplus) {
      spread = word(dice) * n;
      rest = spread >>> 0;
    }
  }
  // Forces a small integer in the engine: seats are drawn with this, and arithmetic on floats stays slow.
  return ((spread - rest) / WORD) | 0;
};

/** Shuffles in place. */
export const shuffle = <T>(dice: Dice, items: T[]): T[] => {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(dice, i + 1);
    const swap = items[i]!;
    items[i] = items[j]!;
    items[j] = swap;
  }
  return items;
};
