/** The laws of the kernel and this game's own, held over random games: money is conserved, and chance favours no team. */
import { expect, test } from 'vitest';
import { match } from '../../bots/match.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { anyInput, laws } from '../../kernel/laws.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { facesAt } from '../../kernel/table.ts';
import { chiSquare, chiSquareBound } from '../../testing/chi-square.ts';
import { bots } from './bot.ts';
import { dollarsOn } from './faces.ts';
import { caliber45 } from './game.ts';
import { teamsFor, teamsOf } from './teams.ts';
import { room, type T } from './zones.ts';

const SEATINGS = 8;
/** For each number of seats in turn: the usual table; every option the other way; and a third way where there is one. */
const configs = Array.from({ length: 3 * SEATINGS }, (_, i) => {
  const seats = 2 + (i % SEATINGS);
  const goal = 200;
  if (i < SEATINGS) return { goal };
  const teams = teamsFor(seats, 'three') !== null && seats !== 3 ? 'three' : 'two';
  if (i < 2 * SEATINGS) return { goal, teams, freshCowboys: 'vote', handicap: true, richFortKnox: true, first: seats - 1 };
  return { goal: 250, teams: teamsFor(seats, 'two') === null ? 'usual' : 'two', freshCowboys: 'off' };
});

test('all laws hold, with any number of seats and any options', () => {
  expect(laws(caliber45, { games: 72, seed: 'caliber', configs, dreamEvery: 60 }).games).toBe(72);
});

/** What the money cards are worth that lie in the spread, in the discard, as loot, or with players. */
const dollarsIn = (t: T): number => {
  let sum = 0;
  for (const spot of room.spots)
    if (['spread', 'spent', 'loot', 'money'].includes(spot.zone))
      for (const face of facesAt(t, spot)) sum += dollarsOn(t.config.richFortKnox, face);
  return sum;
};
test.each([
  [false, 3_250_000],
  [true, 3_850_000],
])('money is conserved at every step: deck, discard, loot and players have the whole deck (rich Fort Knox: %s)', (rich, whole) => {
  for (let game = 0; game < 2 * SEATINGS; game++) {
    const dice = diceFrom(`money ${game}`);
    const seats = 2 + (game % SEATINGS);
    let t = caliber45.setup(caliber45.configure({ goal: 400, richFortKnox: rich }, seats) as T['config'], seats, `money ${game}`);
    expect(dollarsIn(t)).toBe(whole);
    while (caliber45.outcome(t) === null) {
      const next = caliber45.next(t, anyInput(caliber45, t, dice)!);
      if (isRefusal(next)) throw new Error(next.why);
      if (dollarsIn(next) !== whole) expect(dollarsIn(next)).toBe(whole);
      t = next;
    }
  }
});

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
  const config = caliber45.configure({ goal: 350, teams }, seats) as T['config'];
  const wins = new Map<number, number>();
  for (let i = 0; i < 120; i++) {
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
