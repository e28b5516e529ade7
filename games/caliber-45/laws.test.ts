/** The laws of the kernel and this game's own, held over random games: money is conserved, and chance favours no team. */
import { expect, test } from 'vitest';
import { match } from '../../bots/match.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { anyInput, laws } from '../../kernel/laws.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { cardsAt, faceOf } from '../../kernel/table.ts';
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
const MONEY = room.spots.filter(spot => ['spread', 'spent', 'loot', 'money'].includes(spot.zone));
const dollarsIn = (t: T): number => {
  let sum = 0;
  for (const spot of MONEY) for (const id of cardsAt(t, spot)) sum += dollarsOn(t.config.richFortKnox, faceOf(t, id));
  return sum;
};
/** What the whole deck is worth. */
const wholeDeck = ({ config }: T): number => (config.richFortKnox ? 3_850_000 : 3_250_000);

test('ten thousand random games in all seatings end, no step makes or loses a dollar, and one moment in five hundred is held to every law', () => {
  const holds = (t: T): void => {
    if (dollarsIn(t) !== wholeDeck(t)) expect(dollarsIn(t)).toBe(wholeDeck(t));
  };
  const { games } = laws(caliber45, { games: 10_000, seed: 'many', configs, closely: 500, dreamEvery: 20, holds });
  expect(games).toBe(10_000);
});
test('money is conserved in games for a million, too', () => {
  for (let game = 0; game < SEATINGS; game++) {
    const dice = diceFrom(`money ${game}`);
    const seats = 2 + game;
    let t = caliber45.setup(caliber45.configure({}, seats) as T['config'], seats, `money ${game}`);
    expect(dollarsIn(t)).toBe(3_250_000);
    while (caliber45.outcome(t) === null) {
      const next = caliber45.next(t, anyInput(caliber45, t, dice)!);
      if (isRefusal(next)) throw new Error(next.why);
      if (dollarsIn(next) !== 3_250_000) expect(dollarsIn(next)).toBe(3_250_000);
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
