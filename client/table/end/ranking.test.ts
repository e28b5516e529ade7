/** The order after a game, alone or in teams. */
import { expect, test } from 'vitest';
import { rankedBy } from './ranking.ts';

const places = (score: readonly number[], winners: readonly number[], teams: readonly number[] | null): string[] =>
  rankedBy({ score, winners }, teams).map(({ seat, place }) => `${place}: ${seat}`);

test('single players: by points, equal points share a place', () => {
  expect(places([3, 9, 3, 5], [1], null)).toEqual(['1: 1', '2: 3', '3: 0', '3: 2']);
});
test('team-mates share a place and are listed together', () => {
  expect(places([100, 50, 0, 300, 0, 0], [0, 2, 4], [0, 1, 0, 1, 0, 1])).toEqual(['1: 0', '1: 2', '1: 4', '2: 3', '2: 1', '2: 5']);
});
test('a winner is first even with fewer points, as a handicap allows', () => {
  expect(places([900, 700, 0], [1], [0, 1, 0])).toEqual(['1: 1', '2: 0', '2: 2']);
});
