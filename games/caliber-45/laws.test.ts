/** The laws of the kernel and this game's own, held over random games: money is conserved, and chance favours no team. */
import { expect, test } from 'vitest';
import { match } from '../../bots/match.ts';
import { diceFrom } from '../../kernel/chance/dice.ts';
import { anyInput, laws } from '../../kernel/proving/laws.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { amount } from '../../testing/amount.ts';
import { configs, dollarsIn, SEATINGS } from '../../testing/play/caliber-45.ts';
import { chiSquare, chiSquareBound } from '../../testing/play/chi-square.ts';
import { bots } from './bot/bots.ts';
import { caliber45 } from './game.ts';
import { teamsOf } from './teams.ts';
import type { CaliberTable } from './zones.ts';

test('one moment in three is held to all laws, with any number of seats and any options', () => {
  const games = amount(24, { deep: 72 });
  expect(laws(caliber45, { games, seed: 'caliber', configs, closely: 3, dreamEvery: 20 }).games).toBe(games);
});

test('money is conserved in games for a million, too', () => {
  for (let game = 0; game < SEATINGS; game++) {
    const dice = diceFrom(`money ${game}`);
    const seats = 2 + game;
    let t = caliber45.setup(caliber45.configure({}, seats) as CaliberTable['config'], seats, `money ${game}`);
    expect(dollarsIn(t)).toBe(3_250_000);
    while (caliber45.outcome(t) === null) {
      const next = caliber45.next(t, anyInput(caliber45, t, dice)!);
      if (isRefusal(next)) throw new Error(next.why);
      if (dollarsIn(next) !== 3_250_000) expect(dollarsIn(next)).toBe(3_250_000);
      t = next;
    }
  }
});

const GAMES = amount(30, { deep: 120 });
/**
 * Equal teams of equal bots, at a table that plays for a third of a million. The bound is what fair dice exceed about once in a hundred
 * thousand runs: of 120 games between two teams, more than 85 for one of them.
 */
test.each([
  [2, 'usual'],
  [4, 'usual'],
  [6, 'usual'],
  [3, 'usual'],
  [6, 'three'],
  [9, 'usual'],
] as const)('equal teams win evenly: %s players, teams %s', (seats, teams) => {
  const gunhand = bots[1]!;
  const config = caliber45.configure({ goal: 350, teams }, seats) as CaliberTable['config'];
  const wins = new Map<number, number>();
  for (let i = 0; i < GAMES; i++) {
    const { table } = match({
      game: caliber45,
      config,
      seed: `even ${i}`,
      bots: Array.from({ length: seats }, () => gunhand),
    });
    for (const team of teamsOf(table)) wins.set(team, wins.get(team) ?? 0);
    const { winners } = caliber45.outcome(table)!;
    for (const team of new Set(winners.map(seat => table.open.teams[seat]!))) wins.set(team, wins.get(team)! + 1);
  }
  expect(chiSquare([...wins.values()])).toBeLessThan(chiSquareBound(wins.size));
});
