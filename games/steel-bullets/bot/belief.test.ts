/** A player's conclusions from others' looks into the cylinder: a player who saw a Click would have opened it. */
import { expect, test } from 'vitest';
import { believing } from '../../../bots/believing.ts';
import { thoughtOf } from '../../../bots/thought.ts';
import { cardFaced, cardsAt } from '../../../kernel/cards/table.ts';
import { diceFrom } from '../../../kernel/chance/dice.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { type Story, story } from '../../../kernel/proving/story.ts';
import { steelBullets } from '../game.ts';
import { type Bullets, chamberAt } from '../zones.ts';
import { believes } from './belief.ts';
import { mind } from './mind.ts';

const BILLY = 1;
const DREAMS = 400;
/** One bullet in the three chambers that are shut. Jesse looks into the next one, keeps quiet about it, and hands the gun to Billy. */
const handed = (bullet: number): Story<KindsOf<Bullets>> =>
  story(
    steelBullets,
    { Jesse: { hand: 'medium hat' }, Billy: { hand: 'panic misfire' } },
    { zones: { cylinder: { [bullet]: 'bang' } }, open: { opened: [true, true, true, false, false, false] } },
  )
    .does('Jesse', 'medium')
    .passes('Billy')
    .does('Jesse', 'peek 4')
    .does('Jesse', 'stop')
    .does('Jesse', 'hat Billy')
    .passes('Billy');
const bangsAt = (bullet: number, believed: boolean): readonly number[] => {
  const { table } = handed(bullet);
  const plain = thoughtOf(steelBullets, table, BILLY, diceFrom('beliefs'));
  const t = believed ? believing(plain, mind) : plain;
  const bangs = [0, 0, 0];
  for (let n = 0; n < DREAMS; n++) {
    const dream = t.dream();
    for (const i of bangs.keys()) if (cardFaced(dream, chamberAt(4 + i), 'bang') !== null) bangs[i]!++;
  }
  return bangs;
};

test('a chamber that another looked into and handed on is dreamt to be a Bang! more often than not, and not always', () => {
  const [counted] = bangsAt(4, false);
  const [believed, ...rest] = bangsAt(4, true);
  expect(counted! / DREAMS).toBeCloseTo(1 / 3, 1);
  expect(believed! / DREAMS).toBeGreaterThan(0.5);
  expect(believed! / DREAMS).toBeLessThan(0.8);
  for (const n of rest) expect(n).toBeGreaterThan(0);
});
test('the belief follows the looks, not the truth', () => {
  expect(bangsAt(6, true)).toEqual(bangsAt(4, true));
});
test('a player who has looked in person believes their own eyes', () => {
  const { table } = handed(6);
  const dream = steelBullets.imagine(table, 0, 'eyes');
  expect(cardsAt(dream, chamberAt(4))).toHaveLength(1);
  expect(believes(dream, 0)).toBe(1);
});
