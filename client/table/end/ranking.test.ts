/** Who is how far ahead after a game, alone or in a team. */
import { expect, test } from 'vitest';
import { rankedBy } from './ranking.ts';

const places = (score: readonly number[], winners: readonly number[], teams: readonly number[] | null): string[] =>
  rankedBy({ score, winners }, teams).map(({ seat, place }) => `${place}: ${seat}`);

test('everybody for themselves: by points, equal points at one place', () => {
  expect(places([3, 9, 3, 5], [1], null)).toEqual(['1: 1', '2: 3', '3: 0', '3: 2']);
});
test('team-mates share a place, and stand together', () => {
  expect(places([100, 50, 0, 300, 0, 0], [0, 2, 4], [0, 1, 0, 1, 0, 1])).toEqual(['1: 0', '1: 2', '1: 4', '2: 3', '2: 1', '2: 5']);
});
test('a winner is first, also with less, as a handicap allows', () => {
  expect(places([900, 700, 0], [1], [0, 1, 0])).toEqual(['1: 1', '2: 0', '2: 2']);
});
