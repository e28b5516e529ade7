/** The characters of Steel Bullets: each shows its leaning far more or less often than its level. */
import { expect, test } from 'vitest';
import { match } from '../../../bots/match.ts';
import { fondOf } from '../../../bots/testing/fond.ts';
import { steelBullets } from '../game.ts';
import type { BulletsTable } from '../zones.ts';
import { bots } from './bots.ts';
import { danger } from './hunch.ts';

const config: BulletsTable['config'] = { window: 3, outHand: 'discard', first: null };
const WAYS_OUT = ['hat', 'panic'];
const GAMES = 60;

interface Habits {
  /** The share of risks it opened, though it could have avoided them. */
  readonly opens: number;
  /** The share of chances to look first that it took. */
  readonly looks: number;
  /** The share of rivals' cards it answered with a Will, of those it could. */
  readonly cancels: number;
}
/** How this bot plays, alone among three sharpshooters. */
const habitsOf = (name: string): Habits => {
  const [of, sharp] = [bots.find(bot => bot.name === name)!, bots.find(bot => bot.name === 'sharpshooter')!];
  const tally = { opens: [0, 0], looks: [0, 0], cancels: [0, 0] };
  const count = (what: keyof typeof tally, did: boolean): void => {
    tally[what][0]! += did ? 1 : 0;
    tally[what][1]!++;
  };
  for (let i = 0; i < GAMES; i++) {
    const watched = {
      ...of,
      choose: (t: Parameters<typeof of.choose>[0]) => {
        const move = of.choose(t);
        const offered = (verb: string): boolean => t.offers.some(offer => offer.do === verb);
        const { last } = t.view.open;
        const risk = last === null ? null : danger(t.view, (last % 6) + 1);
        if (offered('open') && t.offers[0]?.question === 'turn' && risk !== null && risk > 0 && risk < 1) {
          if (WAYS_OUT.some(offered) && ['open', ...WAYS_OUT].includes(move!.do)) count('opens', move!.do === 'open');
          if (offered('medium')) count('looks', move?.do === 'medium');
        }
        if (offered('will')) count('cancels', move?.do === 'will');
        return move;
      },
    };
    const chair = i % 4;
    match({ game: steelBullets, config, seed: `habits ${i}`, bots: [0, 1, 2, 3].map(seat => (seat === chair ? watched : sharp)) });
  }
  const share = ([did, could]: readonly number[]): number => {
    expect(could).toBeGreaterThan(15);
    return did! / could!;
  };
  const { opens, looks, cancels } = tally;
  return { opens: share(opens), looks: share(looks), cancels: share(cancels) };
};
const plain = habitsOf('sharpshooter');

// Measured, a sharpshooter, Abigail, Dallas, Vernon: opens 0.38, 0, 1, 0.36; looks 0.86, 0.87, 0, 0.86; cancels 0.13, 0.13, 0.07, 0.98.

test('Abigail opens no chamber that she can get out of; others do, now and then', () => {
  expect(habitsOf('abigail').opens).toBe(0);
  expect(plain.opens).toBeGreaterThan(0.2);
});
test('Dallas opens every chamber that is not certain to go off, and never looks first', () => {
  const { opens, looks } = habitsOf('dallas');
  expect([opens, looks]).toEqual([1, 0]);
  expect(plain.opens).toBeLessThan(0.6);
  expect(plain.looks).toBeGreaterThan(0.5);
});
test('Vernon cancels with a Will at least three times as often', () => {
  expect(habitsOf('vernon').cancels).toBeGreaterThan(3 * plain.cancels);
});

test('Silas steals where the legend keeps their Thief', () => {
  const at = { game: steelBullets, config: config, seats: 3, bots, verbs: ['thief'] };
  const [silas, legend] = fondOf(['silas', 'legend'], at);
  expect(silas!).toBeGreaterThan(legend! + 0.2);
});
