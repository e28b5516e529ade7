/** Ratings, compared with values from another implementation of the same method (openskill 5.0.1). */
import { expect, test } from 'vitest';
import type { Skill } from '../store/shape/ratings.ts';
import { fresh, rated } from './skill.ts';

const skill = (mu: number, sigma: number): Skill => ({ mu, sigma });

test.each<{ name: string; sides: Skill[][]; places: number[]; after: [mu: number, sigma: number][][] }>([
  { name: 'two strangers', sides: [[fresh], [fresh]], places: [1, 2], after: [[[27.635389, 8.065901]], [[22.364611, 8.065901]]] },
  {
    name: 'four strangers',
    sides: [[fresh], [fresh], [fresh], [fresh]],
    places: [4, 1, 3, 2],
    after: [[[20.962413, 8.084128]], [[27.795253, 8.263572]], [[24.689416, 8.084128]], [[26.552918, 8.179618]]],
  },
  {
    name: 'a victory that is shared',
    sides: [[fresh], [fresh], [fresh]],
    places: [1, 1, 2],
    after: [[[25.717262, 8.205243]], [[25.717262, 8.205243]], [[23.565476, 8.205243]]],
  },
  {
    name: 'four of different strength, two of them equal',
    sides: [[skill(29.18, 4.782)], [skill(27.174, 4.922)], [skill(16.672, 6.217)], [fresh]],
    places: [3, 1, 1, 4],
    after: [[[29.3395, 4.746461]], [[27.521033, 4.904892]], [[17.596345, 6.190527]], [[21.860497, 8.019048]]],
  },
  {
    name: 'teams of different size',
    sides: [[skill(30, 3), skill(22, 5)], [fresh, skill(18, 2)], [skill(26, 7)]],
    places: [2, 1, 3],
    after: [
      [
        [29.721892, 2.991616],
        [21.227858, 4.956429],
      ],
      [
        [28.293477, 8.154077],
        [18.190015, 1.999271],
      ],
      [[25.189218, 6.916513]],
    ],
  },
])('$name', ({ sides, places, after }) => {
  rated(sides, places).forEach((side, i) => {
    side.forEach(({ mu, sigma }, j) => {
      expect(mu).toBeCloseTo(after[i]![j]![0], 5);
      expect(sigma).toBeCloseTo(after[i]![j]![1], 5);
    });
  });
});
test('certainty is limited: a rating never stands quite still', () => {
  let pair = [[fresh], [fresh]];
  for (let game = 0; game < 3000; game++) pair = rated(pair, game % 2 === 0 ? [1, 2] : [2, 1]) as typeof pair;
  expect(pair[0]![0]!.sigma).toBeGreaterThan(0.3);
  expect(pair[0]![0]!.mu).toBeCloseTo(pair[1]![0]!.mu, 0);
});
