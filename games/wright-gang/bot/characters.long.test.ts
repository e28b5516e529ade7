/** The characters of Wright Brothers' Gang: heads and hands that can be told from those of their level. */
import { expect, test } from 'vitest';
import { match } from '../../../bots/match.ts';
import { fondOf } from '../../../bots/testing/fond.ts';
import { thoughtOf } from '../../../bots/thought.ts';
import { diceFrom } from '../../../kernel/chance/dice.ts';
import { story } from '../../../kernel/proving/story.ts';
import { wrightGang } from '../game.ts';
import type { WrightTable } from '../zones.ts';
import { bots } from './bots.ts';

const GAMES = 80;
const config = wrightGang.configure({ rounds: 2 }, 3) as WrightTable['config'];
const named = (name: string) => bots.find(bot => bot.name === name)!;

/** The share of chances to call a shoot-out that it took. */
const callsOf = (name: string): number => {
  const bot = named(name);
  let [calls, chances] = [0, 0];
  const watched: typeof bot = {
    ...bot,
    choose: t => {
      const move = bot.choose(t);
      if (t.offers.some(offer => offer.do === 'shootout')) chances++;
      if (move?.do === 'shootout') calls++;
      return move;
    },
  };
  for (let i = 0; i < GAMES; i++) {
    const players = [0, 1, 2].map(seat => (seat === i % 3 ? watched : named('gunhand')));
    match({ game: wrightGang, config, seed: `habits ${i}`, bots: players });
  }
  expect(chances).toBeGreaterThan(50);
  return calls / chances;
};
const plain = callsOf('gunhand');

// Measured: 0.57, 0.005 and 0.29. Each could call 150 times and more.
test('Maggie calls a shoot-out far more often than others of her level', () => {
  expect(callsOf('maggie')).toBeGreaterThan(1.6 * plain);
});
test('Ruth calls one at most half as often', () => {
  expect(callsOf('ruth')).toBeLessThan(plain / 2);
});

/** The usual time of its hand after the cue. */
const handOf = (name: string): number => {
  const { table } = story(wrightGang, { Jesse: { hand: '7*3' }, Billy: { hand: 6 }, Butch: { hand: 6 } });
  const times = Array.from({ length: 201 }, (_, i) => named(name).react(thoughtOf(wrightGang, table, 0, diceFrom(`${i}`)))!.after);
  return times.sort((a, b) => a - b)[100]!;
};
test('Ezra’s hand is slower than his head: as slow as a greenhorn’s', () => {
  expect(handOf('ezra')).toBe(handOf('greenhorn'));
  expect(handOf('ezra')).toBeGreaterThan(handOf('gunhand') + 80);
});
test('Colby’s hand is as quick as the best, with any head behind it', () => {
  expect(handOf('colby')).toBe(handOf('sharpshooter'));
  expect(handOf('colby')).toBeLessThan(handOf('greenhorn') - 150);
});

test('Judith plays events that the legend keeps', () => {
  const at = {
    game: wrightGang,
    config: wrightGang.configure({ race: 'draw' }, 3) as WrightTable['config'],
    seats: 3,
    bots,
    verbs: ['swap', 'war-party', 'sidekick'],
  };
  const [judith, legend] = fondOf(['judith', 'legend'], at);
  expect(judith!).toBeGreaterThan(legend! + 0.2);
});
