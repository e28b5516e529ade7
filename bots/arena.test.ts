/** Arenas are fair: every side plays every deal, intervals cover as often as they promise, ratings follow the shares. */
import { expect, test } from 'vitest';
import { boxes } from '../games/index.ts';
import { below, diceFrom } from '../kernel/chance/dice.ts';
import type { Kinds } from '../kernel/game.ts';
import { bout, ratingsOf, sidesOf } from './arena.ts';
import { intervalOf } from './weighing.ts';

const contestOf = (id: keyof typeof boxes, seats: number) => {
  const { game } = boxes[id];
  return { game, config: game.configure(null, seats) as Kinds['Config'], seats, seed: 'a' };
};

test('a team is one side', () => {
  expect(sidesOf(contestOf('caliber-45', 4))).toBe(2);
  expect(sidesOf(contestOf('steel-bullets', 4))).toBe(4);
});
test('a bot against itself wins each deal once, in any seating', () => {
  const contest = contestOf('steel-bullets', 3);
  const [, bot] = boxes['steel-bullets'].bots;
  for (let deal = 0; deal < 5; deal++) {
    const won = [0, 1, 2].map(side => bout(contest, [bot!, bot!], 3 * deal + side, () => 0).won);
    expect(won.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
  }
});
test('an interval of 95 % covers the truth about that often', () => {
  const dice = diceFrom('coverage');
  let covered = 0;
  for (let i = 0; i < 2000; i++) {
    let won = 0;
    for (let n = 0; n < 60; n++) if (below(dice, 10) < 7) won++;
    const { low, high } = intervalOf(won, 60);
    if (low <= 0.7 && 0.7 <= high) covered++;
  }
  expect(covered / 2000).toBeGreaterThan(0.92);
  expect(covered / 2000).toBeLessThan(0.98);
  expect(intervalOf(10, 10).high).toBe(1);
  expect(intervalOf(10, 10).low).toBeGreaterThan(0.6);
});
test('ratings: ten times the odds are about 400 points, with two sides and with four', () => {
  const duel = ratingsOf([{ bots: ['a', 'b'], won: 9090, games: 9999 }], 2);
  expect(duel.get('b')).toBe(0);
  expect(duel.get('a')).toBeGreaterThan(395);
  expect(duel.get('a')).toBeLessThan(405);
  const [a, b] = ['a', 'b'] as const;
  const four = ratingsOf(
    [
      { bots: [a, b], won: 2500, games: 10_000 },
      { bots: [b, a], won: 2500, games: 10_000 },
    ],
    4,
  );
  expect(Math.abs(four.get('a')! - four.get('b')!)).toBeLessThan(3);
});
