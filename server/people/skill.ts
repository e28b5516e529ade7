/**
 * Ratings after a game of any number of sides: the Plackett–Luce model of Weng and Lin, "A Bayesian Approximation Method for Online
 * Ranking" (Journal of Machine Learning Research 12, 2011), their algorithm 4. A skill is a normal distribution; a side is as good as
 * the sum of its members.
 */
import type { Skill } from '../store/shape/ratings.ts';

/** A stranger. */
export const fresh: Skill = { mu: 25, sigma: 25 / 3 };
/** The almost certain part of a skill, which counts in the ladder. */
export const almostCertain = ({ mu, sigma }: Skill): number => mu - 3 * sigma;
/** How much luck there is in one game. */
const BETA = 25 / 6;
/** How much a skill may drift from one game to the next, so that no rating freezes. */
const TAU = 25 / 300;
/** The least share of uncertainty left after a game. */
const LEAST = 1e-4;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** `places` has the place of each side: the lower the better, equals share one. */
export const rated = (sides: readonly (readonly Skill[])[], places: readonly number[]): Skill[][] => {
  const drifted = sides.map(side => side.map(({ mu, sigma }) => ({ mu, sigma: Math.hypot(sigma, TAU) })));
  const teams = drifted.map((side, i) => ({
    side,
    place: places[i]!,
    mu: sum(side.map(one => one.mu)),
    variance: sum(side.map(one => one.sigma ** 2)),
  }));
  const c = Math.sqrt(sum(teams.map(team => team.variance + BETA ** 2)));
  const strength = (team: (typeof teams)[number]): number => Math.exp(team.mu / c);
  // For each side: the sides that did no better, and how many share its place.
  const field = teams.map(one => ({
    place: one.place,
    strength: sum(teams.filter(other => other.place >= one.place).map(strength)),
    equals: teams.filter(other => other.place === one.place).length,
  }));
  return teams.map((team, i) => {
    let omega = 0;
    let delta = 0;
    field.forEach((rival, q) => {
      if (rival.place > team.place) return;
      const expected = strength(team) / rival.strength;
      omega += ((i === q ? 1 : 0) - expected) / rival.equals;
      delta += (expected * (1 - expected)) / rival.equals;
    });
    const gamma = Math.sqrt(team.variance) / c;
    return team.side.map(({ mu, sigma }) => ({
      mu: mu + (sigma ** 2 / c) * omega,
      sigma: sigma * Math.sqrt(Math.max(1 - (sigma ** 2 / c ** 2) * gamma * delta, LEAST)),
    }));
  });
};
