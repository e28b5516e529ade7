/** Deals of the day: one for each game and day, days in a row, and how a game was played by its log. */
import { expect, test } from 'vitest';
import { boxes, type GameId } from '../../games/index.ts';
import type { Outcome } from '../../kernel/game.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { movesIn, playedIn } from './played.ts';
import { dateAt, dealOf, dealtGames, featured, streakOf } from './terms.ts';

test('a game with a deal of the day has its own each day, on valid terms', () => {
  expect(dealtGames.length).toBeGreaterThan(3);
  const seeds = new Set<string>();
  for (const game of dealtGames) {
    for (const date of ['2026-11-17', '2026-11-18']) {
      const { seed, seat, bots, options } = dealOf(game, date)!;
      const { game: rules, bots: levels } = boxes[game as GameId];
      seeds.add(seed);
      expect(isRefusal(rules.configure(options, bots.length + 1) as object)).toBe(false);
      expect(levels.map(bot => bot.name)).toEqual(expect.arrayContaining([...bots]));
      expect(seat).toBeLessThanOrEqual(bots.length);
    }
  }
  expect(seeds.size).toBe(2 * dealtGames.length);
});
test('rejects unknown games and invalid dates', () => {
  expect(dealOf('revolver', 'yesterday')).toBeNull();
  expect(dealOf('revolver', '2026-13-45')).toBeNull();
  expect(dealOf('chess', '2026-11-17')).toBeNull();
});
test('each game is the game of the day in turn', () => {
  const days = Array.from({ length: dealtGames.length }, (_, i) => featured(`2026-11-1${i}`));
  expect(new Set(days).size).toBe(dealtGames.length);
});
test('every chair comes in turn, also on the days of its game', () => {
  const dates = Array.from({ length: 480 }, (_, i) => dateAt(Date.parse('2026-11-10') + i * 24 * 3600 * 1000));
  for (const game of dealtGames) {
    const chairs = dealOf(game, dates[0]!)!.bots.length + 1;
    for (const days of [dates, dates.filter(date => featured(date) === game)]) {
      const sat = Array.from({ length: chairs }, (_, chair) => days.filter(date => dealOf(game, date)!.seat === chair).length);
      for (const times of sat) expect(Math.abs(times - days.length / chairs)).toBeLessThanOrEqual(3);
    }
  }
});
test('days in a row: today may still be unplayed, a gap ends it', () => {
  const dates = new Set(['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-30', '2026-12-01']);
  expect(streakOf(dates, '2026-12-01')).toEqual({ now: 2, best: 3 });
  expect(streakOf(dates, '2026-12-02')).toEqual({ now: 2, best: 3 });
  expect(streakOf(dates, '2026-12-03')).toEqual({ now: 0, best: 3 });
  expect(streakOf(new Set(), '2026-12-03')).toEqual({ now: 0, best: 0 });
});
test('a place is a place among players, or among teams', () => {
  const alone: Outcome = { score: [4, 9, 7], winners: [1], endings: [] };
  expect(playedIn(alone, 0, 5)).toEqual({ won: false, place: 3, of: 3, points: 4, moves: 5 });
  const teams: Outcome = {
    score: [1, 5, 2, 0],
    winners: [0, 2],
    teams: [
      [0, 2],
      [1, 3],
    ],
    endings: [],
  };
  expect(playedIn(teams, 2, 5)).toEqual({ won: true, place: 1, of: 2, points: 2, moves: 5 });
});
test('a move taken back does not count', () => {
  const log = [
    { sixgun: 2 },
    { in: { seat: 0, move: {} } },
    { in: { seat: 1, move: {} } },
    { in: { seat: 0, move: {} } },
    { in: { undo: 0 } },
    { end: 4 },
  ];
  expect(movesIn(`${log.map(line => JSON.stringify(line)).join('\n')}\n`, 0)).toBe(1);
});
