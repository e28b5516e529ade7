/** Places and ratings, for free-for-all and teams. */
import { expect, test } from 'vitest';
import type { Outcome } from '../kernel/game.ts';
import { RACES } from '../table/race/hands.ts';
import type { Evidence } from '../table/race/verdict.ts';
import { places, ratingRule as ratedBy, resultId, resultOf } from './rating.ts';
import type { Rating, RatingRule } from './store/shape/ratings.ts';
import type { Result } from './store/shape/results.ts';
import type { Player } from './store/shape/values.ts';

const outcome = (score: number[], winners: number[], teams?: number[][]): Outcome => ({
  score,
  winners,
  endings: [],
  ...(teams ? { teams } : {}),
});
const guest = (id: string): Player => ({ kind: 'guest', id });
const atTable = (players: readonly Player[], visibility: Result['visibility'] = 'open'): Pick<Result, 'seats' | 'visibility'> => ({
  visibility,
  seats: players.map((player, seat) => ({ seat, player, name: player.id, score: 0, place: 1, team: null })),
});
const ratingRule = (players: readonly Player[], how: Outcome): RatingRule | null =>
  ratedBy(atTable(players), { outcome: how, races: [] }, []);
const fresh = (player: Player): Rating => ({ game: 'g', player, mu: 25, sigma: 25 / 3, games: 0 });

test('winners come first with any score, the others by theirs; equals share a place', () => {
  expect(places(outcome([3, 9, 5, 5], [1]))).toEqual([4, 1, 2, 2]);
  expect(places(outcome([1, 2, 3], [0]))).toEqual([1, 3, 2]);
  expect(places(outcome([7, 7], [0, 1]))).toEqual([1, 1]);
  expect(
    places(
      outcome(
        [0, 4, 0, 6],
        [0, 2],
        [
          [0, 2],
          [1, 3],
        ],
      ),
    ),
  ).toEqual([1, 2]);
});
test('four strangers: the published example of the method', () => {
  const players = ['a', 'b', 'c', 'd'].map(guest);
  const rule = ratingRule(players, outcome([10, 40, 20, 30], [1]));
  const after = rule!.rate(players.map(fresh));
  const published = [20.963, 27.795, 24.689, 26.553];
  after.forEach(({ mu }, i) => {
    expect(mu).toBeCloseTo(published[i]!, 2);
  });
});
test('a team rises together; a bot on two chairs is rated once', () => {
  const team = ratingRule(
    ['a', 'b', 'c', 'd'].map(guest),
    outcome(
      [1, 0, 1, 0],
      [0, 2],
      [
        [0, 2],
        [1, 3],
      ],
    ),
  );
  const [a, b, c, d] = team!.rate(['a', 'b', 'c', 'd'].map(id => fresh(guest(id))));
  expect(a!.mu).toBeCloseTo(c!.mu);
  expect(a!.mu).toBeGreaterThan(25);
  expect(b!.mu).toBeCloseTo(d!.mu);
  expect(b!.mu).toBeLessThan(25);
  const bot: Player = { kind: 'bot', id: 'x' };
  const rule = ratingRule([guest('a'), bot, bot], outcome([5, 3, 1], [0]));
  const after = rule!.rate([fresh(bot), fresh(guest('a'))]);
  expect(after.map(({ player }) => player.id)).toEqual(['x', 'a']);
  expect(after[0]!.mu).toBeLessThan(25);
  expect(after[1]!.mu).toBeGreaterThan(25);
});
test('a bot among its own kind is not rated', () => {
  const bot: Player = { kind: 'bot', id: 'x' };
  expect(ratingRule([bot, bot], outcome([1, 0], [0]))).toBeNull();
});
test('the link to a replay is the same whenever it is made', () => {
  expect(resultId('t', 1)).toBe(resultId('t', 1));
  expect(resultId('t', 1)).not.toBe(resultId('t', 2));
  expect(resultId('t', 1)).toMatch(/^[\w-]{22}$/);
});
test('a private game is not rated', () => {
  expect(ratedBy(atTable(['a', 'b'].map(guest), 'private'), { outcome: outcome([1, 0], [0]), races: [] }, [])).toBeNull();
});
test('a host who sends a player away gains nothing by it, and the player who was sent away has not played', () => {
  const start = {
    game: 1,
    at: 0,
    rules: 1,
    visibility: 'open',
    config: null,
    seed: '',
    secret: '',
    entropy: [],
    players: ['host', 'victim'].map(id => ({ ...guest(id), name: id })),
  } as const;
  const sent = {
    host: 'host',
    chairs: [
      { kind: 'guest', guest: 'host', name: 'host', ready: true, entropy: null },
      { kind: 'bot', bot: 'x' },
    ],
    ousted: [{ seat: 1, by: 'host' }],
  } as const;
  const won = outcome([1, 0], [0]);
  const table = { id: 't', game: 'g', seating: sent, visibility: 'open' } as const;
  const result = resultOf(table, { firstSeq: 1, lastSeq: 2 }, { start, endedAt: 1, outcome: won, races: [] });
  const bot: Player = { kind: 'bot', id: 'x' };
  expect(result.seats.map(({ player, name }) => [player, name])).toEqual([
    [guest('host'), 'host'],
    [bot, 'victim'],
  ]);
  const after = ratedBy(result, { outcome: won, races: [] }, ['host'])!.rate([fresh(guest('host')), fresh(bot)]);
  expect(after[0]!.mu).toBeLessThan(25);
  // What was private when it began, or when it ended, is private.
  expect(result.visibility).toBe('open');
  const finished = { start, endedAt: 1, outcome: won, races: [] };
  const rows = { firstSeq: 1, lastSeq: 2 };
  expect(resultOf({ ...table, visibility: 'private' }, rows, finished).visibility).toBe('private');
  expect(resultOf(table, rows, { ...finished, start: { ...start, visibility: 'private' } }).visibility).toBe('private');
});
test('what hands have shown in races is kept, the last twenty of each guest; where nobody raced they are not asked about', () => {
  const won = outcome([1, 0], [0]);
  const table = atTable(['a', 'b'].map(guest));
  expect(ratedBy(table, { outcome: won, races: [] }, [])!.hands).toBeNull();
  const hand = (seat: number, time: number) =>
    ({ seat, time, plusMinus: 8.3, judged: 'claim', claim: time, low: time, high: time }) as const;
  const race = (time: number): Evidence => ({
    cue: 0,
    within: 5000,
    hands: [hand(0, time), hand(1, 240)],
    late: [],
    missing: [],
    early: [{ seat: 1, times: 1 }],
  });
  const hands = ratedBy(table, { outcome: won, races: [race(131), race(132)] }, [])!.hands!;
  const before = Array.from({ length: RACES }, (_, i) => 111 + i);
  expect(hands('a', JSON.stringify(before))).toEqual({
    reactions: JSON.stringify([...before.slice(2), 131, 132]),
    arePeoples: false,
  });
  expect(hands('a', JSON.stringify(before.slice(3)))).toMatchObject({ arePeoples: true });
  expect(hands('b', '[]')).toEqual({ reactions: '[]', arePeoples: true });
});
