/** The bots: they finish their games under every combination of sets, beat random play from either side, and the better ones are better. */
import { describe, expect, test } from 'vitest';
import { match } from '../../../bots/match.ts';
import { randomBot } from '../../../bots/random.ts';
import type { Bot } from '../../../kernel/bot.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { amount } from '../../../testing/amount.ts';
import { revolver } from '../game.ts';
import { COLTY, MCREADY, type Revolver, type RevolverConfig, type RevolverTable } from '../zones.ts';
import { hunches } from './hunch.ts';

type B = Bot<KindsOf<Revolver>>;
const [greenhorn, gunhand, sharpshooter] = hunches as readonly [B, B, B];
const played = (options: object, seed: string, colty: B, mcready: B): RevolverTable =>
  match({ game: revolver, config: revolver.configure({ ...options }, 2) as RevolverConfig, seed, bots: [colty, mcready] }).table;
/** How many of n games this side wins. */
const winsOf = (side: Seat, games: number, colty: B, mcready: B): number => {
  let wins = 0;
  for (let i = 0; i < games; i++) if (played({}, `match ${i}`, colty, mcready).open.winner === side) wins++;
  return wins;
};

describe('a sharpshooter beats random play at least nine times in ten', () => {
  const games = amount(20, { deep: 40 });
  test('as Colty', () => expect(winsOf(COLTY, games, sharpshooter, randomBot())).toBeGreaterThanOrEqual(0.9 * games));
  test('as McReady', () => expect(winsOf(MCREADY, games, randomBot(), sharpshooter)).toBeGreaterThanOrEqual(0.9 * games));
});
test('a gunhand beats a greenhorn from both sides', () => {
  const wins = winsOf(COLTY, 20, gunhand, greenhorn) + winsOf(MCREADY, 20, greenhorn, gunhand);
  expect(wins).toBeGreaterThan(26);
});
describe('games among hunches come to an end of the book', () => {
  const all = { set11: true, set12: true, set13: true, moduleA: true, moduleB: true, moduleC: true, moduleD: true };
  const presets = { coltyDeck: 'preset', mcreadyDeck: 'preset' };
  test.each([
    ['the base game', {}],
    ['ambushes', { set11: true }],
    ['the prison', { set11: true, set12: true }],
    ['the Frontier', { set13: true }],
    ['everything', all],
    ['everything, with preset decks', { ...all, ...presets }],
  ])('%s', (_name, options) => {
    for (let i = 0; i < amount(2, { deep: 4 }); i++)
      expect(['gang-dead', 'border', 'train']).toContain(played(options, `end ${i}`, sharpshooter, sharpshooter).open.ended);
  });
});
