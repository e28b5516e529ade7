/** How long a game takes: from what was measured, and never longer for a nearer goal. */
import { expect, test } from 'vitest';
import { minutes } from './measured.ts';
import { minutesFor, shorterGoal, splitOf } from './minutes.ts';
import { poster } from './page/poster.ts';

const teamsOf = (split: string): number[] =>
  split.split('-').flatMap((size, team) => Array.from({ length: Number(size) }, () => team));

test('every split of the book was measured', () => {
  expect(Object.keys(minutes)).toHaveLength(16);
  for (const split of Object.keys(minutes)) expect(splitOf(teamsOf(split))).toBe(split);
});
test('a measured goal takes what was measured, and what lies between lies between', () => {
  expect(minutesFor(teamsOf('2-2'), 1000, false)).toBe(minutes['2-2'].goals['1000']);
  expect(minutesFor(teamsOf('2-2'), 1000, true)).toBe(minutes['2-2'].rich);
  const between = minutesFor(teamsOf('3-3-3'), 700, false)!;
  expect(between).toBeGreaterThan(minutes['3-3-3'].goals['600']);
  expect(between).toBeLessThan(minutes['3-3-3'].goals['800']);
  expect(minutesFor(teamsOf('2-2'), 200, false)).toBeLessThan(minutes['2-2'].goals['400']);
  expect(minutesFor([0, 0, 0, 0, 1], 1000, false)).toBeNull();
});
test('three full teams are offered a shorter game, two pairs are not', () => {
  expect(shorterGoal(teamsOf('3-3-3'), 1000, false)).not.toBeNull();
  expect(shorterGoal(teamsOf('2-2'), 1000, false)).toBeNull();
});
test('the poster says what two pairs take', () => {
  expect(poster.minutes).toBe(minutes['2-2'].goals['1000']);
});
