/** Achievements: games added up from their logs, badges to earn, and a copy small enough to travel. */
import { expect, test } from 'vitest';
import type { DayResult } from '../day/results.ts';
import { badgesFor, type ReachedIn } from './badges.ts';
import { lossIn, meanLoss } from './loss.ts';
import { packedGame, packedWords, withPacked, wordsIn } from './packed.ts';
import { added, type GameSum, medianOf, noTally, type OwnTally, sumOf } from './tally.ts';

const LEVELS = ['greenhorn', 'gunhand', 'legend'];
const log = [
  { sixgun: 2, seed: 'x' },
  { in: { seat: 1, move: { do: 'discard', cards: ['6', '6'] } } },
  { in: { seat: 0, move: { do: 'discard', cards: ['7', '5'] } } },
  { in: { seat: 1, move: { do: 'swap', whom: 0, cards: ['7'] } } },
  {
    in: {
      verdict: {
        order: [[1]],
        evidence: {
          hands: [
            { seat: 1, time: 312.4 },
            { seat: 0, time: 250 },
          ],
        },
      },
    },
  },
  { end: 4 },
]
  .map(line => JSON.stringify(line))
  .join('\n');
const sum = sumOf({ game: 'wright-gang', bots: ['legend', null, 'gunhand'], winners: [1] }, LEVELS, log);

test('a game is added up from its log: the weakest bot, the words of the player’s moves, the times of their hand', () => {
  expect(sum).toEqual({
    game: 'wright-gang',
    level: 'gunhand',
    won: true,
    played: { discard: 1, '6': 2, swap: 1, '7': 1 },
    times: [312],
  } satisfies GameSum);
});
test('games add up', () => {
  const two = added(added(noTally, sum), { ...sum, won: false });
  expect(two.levels).toEqual({ gunhand: [2, 1] });
  expect(two.played['6']).toBe(4);
  expect(two.times).toEqual([312, 312]);
  let many: OwnTally = noTally;
  for (let n = 0; n < 100; n++) many = added(many, { ...sum, played: { [`word ${n}`]: n }, times: [n] });
  expect(many.times).toHaveLength(50);
  expect(many.times.at(-1)).toBe(99);
  expect(Object.keys(many.played)).toHaveLength(60);
  expect(many.played['word 99']).toBe(99);
});
test('the middle of some times', () => {
  expect(medianOf([])).toBeNull();
  expect(medianOf([300, 100, 200])).toBe(200);
});

const day = (more: Partial<DayResult> = {}): DayResult => ({ won: false, place: 2, of: 4, points: 5, moves: 9, ...more });
const reached = (more: Partial<ReachedIn> = {}): ReachedIn => ({
  game: 'wright-gang',
  tally: noTally,
  days: [],
  strongest: 'legend',
  ...more,
});
const kinds = (games: readonly ReachedIn[], run = 0): readonly string[] =>
  badgesFor(games, run).map(({ kind, n }) => `${kind} ${n}`);

test('no badge for nothing', () => {
  expect(kinds([reached(), reached({ game: 'revolver' })], 2)).toEqual([]);
  expect(kinds([])).toEqual([]);
});
test('days in a row: the most of them', () => {
  expect(kinds([reached()], 3)).toEqual(['days 3']);
  expect(kinds([reached()], 29)).toEqual(['days 7']);
  expect(kinds([reached()], 31)).toEqual(['days 30']);
});
test('a deal of every game', () => {
  expect(kinds([reached({ days: [day()] }), reached()])).toEqual([]);
  expect(kinds([reached({ days: [day()] }), reached({ days: [day()] })])).toEqual(['everyDeal 2']);
});
test('better than the strongest: a better place, not a better score', () => {
  const with_ = (mine: Partial<DayResult>, rival: Partial<DayResult>): readonly string[] =>
    kinds([reached({ days: [day({ ...mine, rival: day(rival) })] }), reached()]);
  expect(with_({ place: 2 }, { place: 3 })).toEqual(['outdid 1']);
  expect(with_({ place: 2, points: 9 }, { place: 2 })).toEqual([]);
  expect(with_({ place: 1, won: true }, { place: 1, won: true })).toEqual([]);
});
test('a win over the strongest, and a quick hand', () => {
  expect(kinds([reached({ tally: { ...noTally, levels: { legend: [3, 0], gunhand: [1, 1] } } }), reached()])).toEqual([]);
  expect(kinds([reached({ tally: { ...noTally, levels: { legend: [3, 1] } } }), reached()])).toEqual(['legend 1']);
  const times = (n: number, time: number): readonly string[] =>
    kinds([reached({ tally: { ...noTally, times: Array.from({ length: n }, () => time) } }), reached()]);
  expect(times(9, 250)).toEqual([]);
  expect(times(10, 300)).toEqual([]);
  expect(times(10, 299)).toEqual(['hand 299']);
});

test('a copy of a long life is small, and brings back what is missing', () => {
  const days = Object.fromEntries(
    Array.from({ length: 400 }, (_, n) => [new Date(n * 86_400_000).toISOString().slice(0, 10), day({ points: 123_456 })]),
  );
  const tally: OwnTally = {
    levels: { greenhorn: [100, 90], gunhand: [100, 50], legend: [100, 10] },
    played: Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`a-rather-long-word-${n}`, n])),
    times: Array.from({ length: 50 }, () => 300),
  };
  const copy = packedGame({ days, tally });
  expect(4 * JSON.stringify(copy).length).toBeLessThan(4500);
  const elsewhere = withPacked({ days: { '1971-02-04': null }, tally: noTally }, JSON.parse(JSON.stringify(copy)));
  expect(Object.keys(elsewhere.days)).toHaveLength(25);
  expect(elsewhere.days['1971-02-04']).toBeNull();
  expect(elsewhere.days['1971-02-03']).toEqual(day({ points: 123_456 }));
  expect(elsewhere.tally.levels).toEqual(tally.levels);
  expect(withPacked({ days: {}, tally: added(elsewhere.tally, sum) }, copy).tally.levels['gunhand']).toEqual([101, 51]);
});
test('finished lessons and stops travel as words: the newest of each listed set', () => {
  const sets = { 'learned:revolver': 20, 'puzzle-days': 2 };
  const kept: { readonly [name: string]: readonly string[] } = {
    'learned:revolver': ['turn', 'attack'],
    'puzzle-days': ['one', 'two', 'three'],
    name: ['Jesse'],
  };
  const copy = packedWords(sets, name => new Set(kept[name]));
  expect(copy).toEqual({ 'learned:revolver': 'turn attack', 'puzzle-days': 'two three' });
  expect(packedWords(sets, () => new Set())).toEqual({});
  expect(wordsIn(sets, { ...copy, name: 'Billy' })).toEqual([
    ['learned:revolver', ['turn', 'attack']],
    ['puzzle-days', ['two', 'three']],
  ]);
  for (const odd of [undefined, null, 7, 'text', { 'learned:revolver': 7 }]) expect(wordsIn(sets, odd)).toEqual([]);
});
test('the loss of moves: a mean over the player’s decisions', () => {
  const step = (seat: number, loss: number): never => ({ decision: { seat, loss } }) as never;
  const mine = lossIn([step(0, 0.5), step(1, 0.02), step(1, 0.04), { decision: null } as never], 1, 'x')!;
  expect(mine).toEqual({ id: 'x', mean: 0.03, decisions: 2 });
  expect(lossIn([step(0, 0.5)], 1, 'x')).toBeNull();
  expect(meanLoss([mine, { id: 'y', mean: 0.06, decisions: 1 }])).toBeCloseTo(0.04);
});
