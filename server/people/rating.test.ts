/** Places and ratings, for free-for-all and teams. */
import { expect, test } from 'vitest';
import type { Outcome } from '../../kernel/game.ts';
import { RACES } from '../../table/race/hands.ts';
import type { Evidence } from '../../table/race/verdict.ts';
import { OPEN_CLOCK } from '../../wire/rated.ts';
import type { Rating, RatingRule } from '../store/shape/ratings.ts';
import type { Result } from '../store/shape/results.ts';
import type { Player } from '../store/shape/values.ts';
import { places, ratingRule as ratedBy, resultId, resultOf } from './rating.ts';

const outcome = (score: number[], winners: number[], teams?: number[][]): Outcome => ({
  score,
  winners,
  endings: [],
  ...(teams ? { teams } : {}),
});
const guest = (id: string): Player => ({ kind: 'guest', id });
const atTable = (players: readonly Player[], terms: Result['terms'] = 'rated'): Pick<Result, 'seats' | 'terms'> => ({
  terms,
  seats: players.map((player, seat) => ({ seat, player, name: player.id, score: 0, place: 1, team: null })),
});
const ratingRule = (players: readonly Player[], how: Outcome): RatingRule | null =>
  ratedBy(atTable(players), { outcome: how, races: [] });
const fresh = (player: Player): Rating => ({ game: 'g', player, mu: 25, sigma: 25 / 3, games: 0 });
const allCount = (): boolean => true;

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
  const after = rule!.rate(players.map(fresh), allCount);
  const published = [20.963, 27.795, 24.689, 26.553];
  after.forEach(({ mu }, i) => {
    expect(mu).toBeCloseTo(published[i]!, 2);
  });
});
test('a team rises together', () => {
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
  const [a, b, c, d] = team!.rate(
    ['a', 'b', 'c', 'd'].map(id => fresh(guest(id))),
    allCount,
  );
  expect(a!.mu).toBeCloseTo(c!.mu);
  expect(a!.mu).toBeGreaterThan(25);
  expect(b!.mu).toBeCloseTo(d!.mu);
  expect(b!.mu).toBeLessThan(25);
});
test('each player is rated by their results against players who count for them, and not at all where none does', () => {
  const players = ['a', 'b', 'c'].map(guest);
  const rule = ratingRule(players, outcome([3, 2, 1], [0]))!;
  const before = players.map(fresh);
  const pair = (one: string, other: string) => rule.rate(before, (x, y) => [x.id, y.id].sort().join('') === one + other);
  const alone = ratingRule(players.slice(0, 2), outcome([3, 2], [0]))!.rate(before.slice(0, 2), allCount);
  expect(pair('a', 'b')).toEqual(alone);
  expect(pair('b', 'c').map(({ player }) => player.id)).toEqual(['b', 'c']);
  expect(pair('b', 'c')[0]!.mu).toBeGreaterThan(25);
  expect(rule.rate(before, () => false)).toEqual([]);
});
test('once one player is almost certainly better than another, the two do not count for each other', () => {
  const players = ['a', 'b'].map(guest);
  const rule = ratingRule(players, outcome([1, 0], [0]))!;
  const games = (mu: number, sigma: number) =>
    rule.rate([{ ...fresh(players[0]!), mu, sigma }, fresh(players[1]!)], allCount).length;
  expect([games(31, 2), games(31.1, 2), games(40, 5), games(40.1, 5)]).toEqual([2, 0, 2, 0]);
});
test('the link to a replay never changes', () => {
  expect(resultId('t', 1)).toBe(resultId('t', 1));
  expect(resultId('t', 1)).not.toBe(resultId('t', 2));
  expect(resultId('t', 1)).toMatch(/^[\w-]{22}$/);
});
test('a game is rated by its initial terms, whatever its host does later', () => {
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
  const chairs = [
    { kind: 'guest', guest: 'host', name: 'host', ready: true, pledge: null },
    { kind: 'guest', guest: 'victim', name: 'victim', ready: true, pledge: null },
  ] as const;
  const table = { id: 't', game: 'g', time: OPEN_CLOCK, visibility: 'open', seating: { host: 'host', chairs } } as const;
  const lost = outcome([0, 1], [1]);
  const finished = { start, endedAt: 1, outcome: lost, races: [] };
  const rows = { firstSeq: 1, lastSeq: 2 };
  const open = resultOf(table, rows, finished);
  expect([open.terms, open.visibility]).toEqual(['rated', 'open']);
  // Closed in mid-game: strangers cannot see it, and the loss still counts.
  const closed = resultOf({ ...table, visibility: 'private' }, rows, finished);
  expect([closed.terms, closed.visibility]).toEqual(['rated', 'private']);
  const [host] = ratedBy(closed, finished)!.rate([fresh(guest('host')), fresh(guest('victim'))], allCount);
  expect(host!.mu).toBeLessThan(25);
  // Opened in mid-game: stays private forever.
  const opened = resultOf(table, rows, { ...finished, start: { ...start, visibility: 'private' } });
  expect([opened.terms, opened.visibility]).toEqual(['private', 'private']);
  // A bot that was not there at the start is a player's stand-in.
  const bot = { kind: 'bot', id: 'x', name: 'x' } as const;
  expect(resultOf(table, rows, { ...finished, start: { ...start, players: [...start.players.slice(1), bot] } }).terms).toBe('bots');
  expect(resultOf({ ...table, time: { kind: 'untimed' } }, rows, finished).terms).toBe('untimed');
  for (const terms of ['private', 'untimed', 'bots'] as const)
    expect(ratedBy(atTable(['a', 'b'].map(guest), terms), finished)).toBeNull();
});
test('a player who was sent away has not played: it is the bot’s game', () => {
  const players = ['host', 'victim'].map(id => ({ ...guest(id), name: id }));
  const start = { game: 1, at: 0, rules: 1, config: null, seed: '', secret: '', entropy: [], players } as const;
  const seating = {
    host: 'host',
    chairs: [
      { kind: 'guest', guest: 'host', name: 'host', ready: true, pledge: null },
      { kind: 'bot', bot: 'x' },
    ],
    ousted: [{ seat: 1 }],
  } as const;
  const table = { id: 't', game: 'g', time: { kind: 'untimed' }, visibility: 'private', seating } as const;
  const result = resultOf(table, { firstSeq: 1, lastSeq: 2 }, { start, endedAt: 1, outcome: outcome([1, 0], [0]), races: [] });
  expect(result.seats.map(({ player, name }) => [player, name])).toEqual([
    [guest('host'), 'host'],
    [{ kind: 'bot', id: 'x' }, 'victim'],
  ]);
});
test('reactions in races are stored, the last twenty of each guest; without races they are not read', () => {
  const won = outcome([1, 0], [0]);
  const table = atTable(['a', 'b'].map(guest));
  expect(ratedBy(table, { outcome: won, races: [] })!.hands).toBeNull();
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
  const hands = ratedBy(table, { outcome: won, races: [race(131), race(132)] })!.hands!;
  const before = Array.from({ length: RACES }, (_, i) => 111 + i);
  expect(hands('a', JSON.stringify(before))).toEqual({
    reactions: JSON.stringify([...before.slice(2), 131, 132]),
    arePeoples: false,
  });
  expect(hands('a', JSON.stringify(before.slice(3)))).toMatchObject({ arePeoples: true });
  expect(hands('b', '[]')).toEqual({ reactions: '[]', arePeoples: true });
});
test.each([
  ['that is too uneven for races', { uneven: 90 }],
  ['that was judged by its clock', { byClock: true }],
] as const)('who is ahead over a line %s is not rated for it, and who loses over one is', (_, sign) => {
  const players = ['a', 'b', 'c'].map(guest);
  const race = (uneven: number): Evidence => ({
    cue: 0,
    within: 5000,
    hands: [{ seat: uneven, time: 200, plusMinus: 8.3, judged: 'claim', claim: 200, low: 190, high: 200, ...sign }],
    late: [],
    missing: [],
    early: [],
  });
  const ruleWith = (seat: number) => ratedBy(atTable(players), { outcome: outcome([3, 2, 1], [0]), races: [race(seat)] })!;
  const rated = (seat: number) =>
    ruleWith(seat)
      .rate(players.map(fresh), allCount)
      .map(({ player }) => player.id);
  expect([0, 1, 2].map(seat => ruleWith(seat).uneven)).toEqual([true, true, false]);
  // The winner gains from no one; the second only loses to the first; the last loses to both.
  expect(rated(0)).toEqual(['b', 'c']);
  expect(rated(1)).toEqual(['a', 'b', 'c']);
  expect(ruleWith(1).rate(players.map(fresh), allCount)[1]!.mu).toBeLessThan(25);
  expect(rated(2)).toEqual(['a', 'b', 'c']);
});
