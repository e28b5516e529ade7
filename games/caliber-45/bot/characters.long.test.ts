/** The characters of Caliber 45: each shows its leaning far more or less often than its level. */
import { expect, test } from 'vitest';
import { match } from '../../../bots/match.ts';
import { fondOf } from '../../../bots/testing/fond.ts';
import { caliber45 } from '../game.ts';
import type { CaliberTable } from '../zones.ts';
import { bots } from './bots.ts';
import { look } from './sight.ts';

const GAMES = 24;
const config = caliber45.configure({ goal: 500 }, 4) as CaliberTable['config'];
const named = (name: string) => bots.find(bot => bot.name === name)!;

interface Habits {
  /** The share of invitations to ride along that it accepted. */
  readonly joins: number;
  /** The share of chances to call a robbery that it took. */
  readonly calls: number;
  /** Its usual bullets in hand when it did. */
  readonly armed: number;
}
/** How this bot plays, with another of its kind against two sharpshooters. */
const habitsOf = (name: string): Habits => {
  const bot = named(name);
  const joins: number[] = [];
  const calls: number[] = [];
  const armed: number[] = [];
  const watched: typeof bot = {
    ...bot,
    choose: t => {
      const move = bot.choose(t);
      if (t.offers.some(offer => offer.do === 'join')) joins.push(move?.do === 'join' ? 1 : 0);
      if (t.offers.some(offer => offer.do === 'rob')) calls.push(move?.do === 'rob' ? 1 : 0);
      if (move?.do === 'rob') armed.push(look(t.view, t.seat).bullets);
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
  return { joins: mean(joins), calls: mean(calls), armed: mean(armed) };
};

const sharp = habitsOf('sharpshooter');

// Measured, with 140 chances and more for each: Homer stays at home 0.08 of the time, a sharpshooter 0.39; Cora joins 0.09 and calls 0.28,
// a gunhand 0.51 and 0.47; Hank calls with 7.6 bullets, a greenhorn with 9.8.
test('Homer stays at home at most half as often as others who are invited', () => {
  expect(1 - habitsOf('homer').joins).toBeLessThan((1 - sharp.joins) / 2);
});
test('Cora joins at most a third as often as others of her level, and calls fewer robberies', () => {
  const [cora, plain] = [habitsOf('cora'), habitsOf('gunhand')];
  expect(cora.joins).toBeLessThan(plain.joins / 3);
  expect(cora.calls).toBeLessThan(0.75 * plain.calls);
});
test('Hank rides out with far fewer bullets than others of his level', () => {
  expect(habitsOf('hank').armed).toBeLessThan(0.85 * habitsOf('greenhorn').armed);
});

test('Augusta rides off where the legend stays', () => {
  const at = { game: caliber45, config: config, seats: 4, bots, verbs: ['mustang'] };
  const [augusta, legend] = fondOf(['augusta', 'legend'], at);
  expect(augusta!).toBeGreaterThan(legend! + 0.2);
});
