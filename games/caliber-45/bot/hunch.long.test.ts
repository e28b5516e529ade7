/** The bots: they finish their games in good time, play for their team, and the better ones are better. */
import { describe, expect, test } from 'vitest';
import { match } from '../../../bots/match.ts';
import { randomBot } from '../../../bots/random.ts';
import type { Bot } from '../../../kernel/bot.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { bulletsIn } from '../faces.ts';
import { caliber45 } from '../game.ts';
import { shoot } from '../verbs/shooting.ts';
import { type Caliber, type CaliberTable, does } from '../zones.ts';
import { hunches, references } from './hunch.ts';
import { meanOf, shortOf } from './sight.ts';

type B = Bot<KindsOf<Caliber>>;
const [greenhorn, gunhand, sharpshooter] = hunches as readonly [B, B, B];
const played = (seats: number, options: object, seed: string, botOf: (team: number) => B): CaliberTable => {
  const config = caliber45.configure({ ...options }, seats) as CaliberTable['config'];
  const { teams } = caliber45.setup(config, seats, seed).open;
  return match({ game: caliber45, config, seed, bots: teams.map(botOf) }).table;
};
/** How many games the first bot's team wins of n, either side in turn. */
const winsOf = (a: B, b: B, seats: number, games: number): number => {
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const mine = i % 2;
    const table = played(seats, { goal: 500 }, `match ${i}`, team => (team === mine ? a : b));
    if (table.open.teams[caliber45.outcome(table)!.winners[0]!] === mine) wins++;
  }
  return wins;
};

describe('a team of gunhands beats a team of random players', () => {
  test.each([2, 4, 6])('among %s', seats => {
    expect(winsOf(gunhand, randomBot(), seats, 30)).toBeGreaterThanOrEqual(28);
  });
});
test('a greenhorn beats random players, a gunhand greenhorns, and a sharpshooter gunhands more often than not', () => {
  expect(winsOf(greenhorn, randomBot(), 4, 30)).toBeGreaterThan(24);
  expect(winsOf(gunhand, greenhorn, 4, 60)).toBeGreaterThan(40);
  expect(winsOf(sharpshooter, gunhand, 4, 60)).toBeGreaterThan(32);
});

// Measured: 39 % and 5 % of the shots, and the sharpshooter wins 61 % against the previous one.
test('in a shoot-out a sharpshooter swaps a poor card instead of shooting in vain at a full hand', () => {
  const shots = (bot: B): readonly number[] => {
    const fired: number[] = [];
    const watched: B = {
      ...bot,
      choose: t => {
        const move = bot.choose(t);
        if (move !== null && does(move, shoot) && t.view.zones.hand[move.whom]!.length >= 4) fired.push(bulletsIn(move.cards));
        return move;
      },
    };
    for (let i = 0; i < 20; i++) played(2, { goal: 500 }, `vain ${i}`, team => (team === i % 2 ? watched : sharpshooter));
    return fired;
  };
  const vain = (bot: B): number => {
    const fired = shots(bot);
    return fired.filter(bullets => bullets <= 2).length / fired.length;
  };
  expect(vain(references.at(-1)!)).toBeGreaterThan(0.25);
  expect(vain(sharpshooter)).toBeLessThan(0.12);
});

describe('games among hunches come to a million', () => {
  test.each([2, 3, 4, 5, 6, 7, 8, 9])('with %s players', seats => {
    for (const bot of hunches) expect(played(seats, {}, `end ${seats}`, () => bot).open.ended).toBe('million');
  });
});

const robberies = (seats: number, options: object): number => {
  const counts = Array.from({ length: 30 }, (_, i) => played(seats, options, `long ${i}`, () => sharpshooter).open.robberies);
  return counts.sort((a, b) => a - b)[counts.length >> 1]!;
};
describe('the middle game is about as long as one at a table of people', () => {
  test.each([
    ['one against one', 2, {}, 15, 25],
    ['two against two', 4, {}, 15, 25],
    ['three lone riders', 3, {}, 18, 34],
    ['two against two against two', 6, { teams: 'three' }, 18, 34],
  ])('%s', (_name, seats, options, least, most) => {
    const middle = robberies(seats, options);
    expect(middle).toBeGreaterThanOrEqual(least);
    expect(middle).toBeLessThanOrEqual(most);
  });
});

describe('what a bot counts on', () => {
  // Half of the cards carry nothing, half two bullets.
  const odds = [0.5, 0, 0.5];
  test('the bullets on a card', () => {
    expect(meanOf(odds)).toBe(1);
  });
  test('the chance that a hand holds fewer bullets than a shot', () => {
    expect(shortOf(0, 1, odds)).toBe(1);
    expect(shortOf(1, 1, odds)).toBe(0.5);
    expect(shortOf(2, 3, odds)).toBe(0.75);
    expect(shortOf(2, 5, odds)).toBe(1);
    expect(shortOf(6, 0, odds)).toBe(0);
  });
});
