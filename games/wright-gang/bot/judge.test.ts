/** The judge on points: they count more the fewer rounds are left, and are worth a little even to a loser. */
import { expect, test } from 'vitest';
import { story } from '../../../kernel/proving/story.ts';
import { wrightGang } from '../game.ts';
import type { WrightTable } from '../zones.ts';
import { endedFor, judged } from './judge.ts';

const after = (rounds: number, ...score: number[]): WrightTable => {
  const seats = Object.fromEntries(['Jesse', 'Billy', 'Butch'].slice(0, score.length).map(name => [name, {}]));
  const { table } = story(wrightGang, seats, { options: { rounds }, zones: score.length === 2 ? { bonus: '1 2 3' } : {} });
  return { ...table, open: { ...table.open, score } };
};
test('no player is ahead of one with as many points', () => {
  expect(judged(after(1, 20, 20))).toEqual([0.5, 0.5]);
});
test('a leader is likelier to win the fewer rounds are left', () => {
  const [last, first] = [judged(after(1, 20, 0))[0]!, judged(after(6, 20, 0))[0]!];
  expect(first).toBeGreaterThan(0.6);
  expect(last).toBeGreaterThan(first + 0.05);
});
test('a lead counts more where no player takes all', () => {
  expect(judged(after(1, 20, 0, 0))[0]).toBeGreaterThan(judged(after(1, 20, 0))[0]!);
});
test('of two ways to lose the one with more points is better, and every way to win is better than both', () => {
  const lost = (points: number): number => endedFor(after(1, points, 40), [0, 1])[0]!;
  expect(lost(30)).toBeGreaterThan(lost(10));
  expect(endedFor(after(1, 1, 0), [1, 0])[0]).toBeGreaterThan(lost(39) + 0.9);
});
