/** First tries alone make a solver's rating: harder puzzles count more, guesses little, and a streak ends with the first mistake. */
import { expect, test } from 'vitest';
import type { Puzzle } from '../../bots/puzzles/form.ts';
import { markOf } from './marks.ts';
import {
  type FirstTry,
  firstTriesAt,
  fitting,
  LEAST_TRIES,
  levelOf,
  ratingFrom,
  streakAfter,
  streakIn,
  streakText,
} from './rating.ts';

const lists = import.meta.glob<{ readonly default: readonly Puzzle[] }>('../../games/*/puzzles.json', { eager: true });
const puzzles = Object.values(lists).map(({ default: list }) => list.map(({ puzzle }) => ({ id: puzzle.id, evidence: puzzle })));
const tries = (count: number, is: Partial<FirstTry> = {}): readonly FirstTry[] =>
  Array.from({ length: count }, () => ({ level: 1500, moves: 4, isRight: true, ...is }));
const rated = (...all: readonly FirstTry[]): number => ratingFrom(all)!;

test('a puzzle that half of the bots find is in the middle, and harder ones are higher', () => {
  expect(levelOf({ difficulty: 50 })).toBe(1500);
  expect(levelOf({ difficulty: 100 })).toBeGreaterThan(levelOf({ difficulty: 90 }));
  for (const list of puzzles) {
    const levels = list.map(({ evidence }) => levelOf(evidence));
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(Math.min(...levels)).toBeGreaterThan(600);
    expect(Math.max(...levels)).toBeLessThan(2400);
  }
});
test('a puzzle solved and never missed was right at first; one solved after a mistake, or never, was not', () => {
  const [first, later, never, untried] = puzzles[0]!;
  const marks = (...all: readonly { readonly id: string }[]) => new Set(all.map(({ id }) => markOf(id)));
  const found = firstTriesAt([first!, later!, never!, untried!], marks(first!, later!), marks(later!, never!));
  expect(found.map(({ isRight }) => isRight)).toEqual([true, false, false]);
  expect(firstTriesAt([{ id: first!.id, evidence: null }], marks(first!), marks())).toEqual([]);
});
test('a few tries give no rating', () => {
  expect(ratingFrom([])).toBeNull();
  expect(ratingFrom(tries(LEAST_TRIES - 1))).toBeNull();
  expect(ratingFrom(tries(LEAST_TRIES))).not.toBeNull();
});
test('a rating rises with each find and falls with each miss', () => {
  const some = [...tries(4), ...tries(4, { isRight: false })];
  expect(rated(...some, ...tries(1))).toBeGreaterThan(rated(...some));
  expect(rated(...some, ...tries(1, { isRight: false }))).toBeLessThan(rated(...some));
  expect(rated(...tries(5, { level: 1800 }))).toBeGreaterThan(rated(...tries(5, { level: 1200 })));
  expect(rated(...tries(5, { level: 1200, isRight: false }))).toBeLessThan(rated(...tries(5, { level: 1800, isRight: false })));
});
test('a choice of two moves counts less, as it is easily guessed', () => {
  expect(rated(...tries(5, { moves: 2 }))).toBeLessThan(rated(...tries(5, { moves: 20 })));
});
test('a solver who finds or misses all of them has a rating, too', () => {
  const all = puzzles.flat().map(({ evidence }) => ({ level: levelOf(evidence), moves: evidence.moves }));
  const [best, worst] = [true, false].map(isRight => rated(...all.map(each => ({ ...each, isRight }))));
  expect(best).toBeGreaterThan(2000);
  expect(best).toBeLessThan(3000);
  expect(worst).toBeGreaterThanOrEqual(0);
  expect(worst).toBeLessThan(700);
});
test('a rating recovers the strength of a simulated solver', () => {
  const strength = 1700;
  const all = puzzles.flat().map(({ evidence }, n) => {
    const [level, { moves }] = [levelOf(evidence), evidence];
    const knows = 1 / (1 + 10 ** ((level - strength) / 400));
    return { level, moves, isRight: (n * 0.618_034) % 1 < knows + (1 - knows) / moves };
  });
  expect(Math.abs(rated(...all) - strength)).toBeLessThan(100);
});
test('the next puzzle of a streak is one found three times of four', () => {
  const list = puzzles[0]!;
  const levelFor = (all: readonly FirstTry[]): number => levelOf(fitting(list, all)!.evidence);
  expect(Math.abs(levelFor([]) - 1309)).toBeLessThan(100);
  expect(levelFor(tries(20, { level: 1800 }))).toBeGreaterThan(levelFor([]));
  expect(levelFor(tries(20, { level: 1200, isRight: false }))).toBeLessThan(levelFor([]));
  expect(fitting([], [])).toBeNull();
});
test('of two or three moves a coin finds the best: a streak has such puzzles only when no others are left', () => {
  for (const list of puzzles) {
    const narrow = list.filter(({ evidence }) => evidence.moves < 4);
    expect(fitting(list, [])!.evidence.moves).toBeGreaterThanOrEqual(4);
    expect(fitting(narrow, [])!.evidence.moves).toBeLessThan(4);
  }
});
test('a streak lasts until the first mistake, and the best one is kept', () => {
  const after = (text: string): string => {
    const streak = [...text].reduce((so, sign) => streakAfter(so, sign === '+'), streakIn(null));
    return streakText(streak);
  };
  expect(after('')).toBe('0 0');
  expect(after('+++')).toBe('3 3');
  expect(after('+++-')).toBe('0 3');
  expect(after('+++-+')).toBe('1 3');
  expect(streakIn('1 3')).toEqual({ now: 1, best: 3 });
});
test('any other text is no streak', () => {
  for (const odd of [null, '', '3', '-1 2', 'NaN 2', '1e9 2', '1 2 3']) expect(streakIn(odd)).toEqual({ now: 0, best: 0 });
});
