/**
 * Who is likely to win, by the points so far. What a round swings was fitted to games of 1,300 tables of sharpshooters (docs/bots.md): of
 * two the winner takes all; among more players none takes more than half.
 */
import { shootoutFor } from '../figures.ts';
import type { WrightTable } from '../zones.ts';

const SWING_OF_TWO = 15;
const SWING = 4;

/** Shares that grow with the points; `left` rounds are to come. */
const sharesAt = (score: readonly number[], left: number): readonly number[] => {
  const swing = (score.length < shootoutFor ? SWING_OF_TWO : SWING) * Math.sqrt(Math.max(1, left));
  const odds = score.map(points => Math.exp((points - Math.max(...score)) / swing));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map(each => each / all);
};
export const judged = ({ open: { score, rounds }, config }: WrightTable): readonly number[] =>
  sharesAt(score, config.rounds - rounds.length);

/** For a bot that plays on when all seems lost, points are worth this much of a win. */
const POINTS = 0.04;
export const endedFor = ({ open: { score } }: WrightTable, shares: readonly number[]): readonly number[] => {
  const points = sharesAt(score, 1);
  return shares.map((share, seat) => (1 - POINTS) * share + POINTS * points[seat]!);
};
