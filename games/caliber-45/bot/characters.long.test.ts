/** The characters of Caliber 45: what each is said to do, it does far more or less often than the level it plays at. */
import { expect, test } from 'vitest';
import { match } from '../../../bots/match.ts';
import { caliber45 } from '../game.ts';
import type { CaliberTable } from '../zones.ts';
import { bots } from './bots.ts';

const GAMES = 24;
const config = caliber45.configure({ goal: 500 }, 4) as CaliberTable['config'];
const named = (name: string) => bots.find(bot => bot.name === name)!;

interface Habits {
  /** Of the times it was asked to ride along: how often it did. */
  readonly joins: number;
  /** Of the times it could have called a robbery: how often it did. */
  readonly calls: number;
}
/** How this bot plays, with another of its kind against two sharpshooters. */
const habitsOf = (name: string): Habits => {
  const bot = named(name);
  const joins: number[] = [];
  const calls: number[] = [];
  const watched: typeof bot = {
    ...bot,
    choose: t => {
      const move = bot.choose(t);
      if (t.offers.some(offer => offer.do === 'join')) joins.push(move?.do === 'join' ? 1 : 0);
      if (t.offers.some(offer => offer.do === 'rob')) calls.push(move?.do === 'rob' ? 1 : 0);
      return move;
    },
  };
  for (let i = 0; i < GAMES; i++) {
    const { teams } = caliber45.setup(config, 4, `habits ${i}`).open;
    match({
      game: caliber45,
      config,
      seed: `habits ${i}`,
      bots: teams.map(team => (team === i % 2 ? watched : named('sharpshooter'))),
    });
  }
  const mean = (of: readonly number[]): number => {
    expect(of.length).toBeGreaterThan(20);
    return of.reduce((sum, each) => sum + each, 0) / of.length;
  };
  return { joins: mean(joins), calls: mean(calls) };
};

const sharp = habitsOf('sharpshooter');

// Measured, with 140 chances and more for each: Homer stays at home 0.08 of the time, a sharpshooter 0.39; Cora joins 0.09 and calls 0.28,
// a gunhand 0.51 and 0.47; Hank calls 0.79, a greenhorn 0.55.
test('Homer stays at home at most half as often as others who are asked along', () => {
  expect(1 - habitsOf('homer').joins).toBeLessThan((1 - sharp.joins) / 2);
});
test('Cora joins at most a third as often as others of her level, and calls fewer robberies', () => {
  const [cora, plain] = [habitsOf('cora'), habitsOf('gunhand')];
  expect(cora.joins).toBeLessThan(plain.joins / 3);
  expect(cora.calls).toBeLessThan(0.75 * plain.calls);
});
test('Hank calls a robbery on most turns on which he may', () => {
  expect(habitsOf('hank').calls).toBeGreaterThan(1.2 * habitsOf('greenhorn').calls);
});
