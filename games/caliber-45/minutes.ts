/**
 * How long a game takes, as measured: `measured.ts` says how. What lies between two goals that were measured is calculated along the line
 * between them.
 */
import { GOAL } from './decks.ts';
import { minutes, type Split } from './measured.ts';

const THOUSAND = 1000;
const isMeasured = (split: string): split is Split => Object.hasOwn(minutes, split);

export const splitOf = (teams: readonly number[]): string =>
  [...new Set(teams)]
    .map(team => teams.filter(of => of === team).length)
    .sort((a, b) => b - a)
    .join('-');

/** Median length in minutes, for these teams and this goal in thousands; null for teams that were never measured. */
export const minutesFor = (teams: readonly number[], goal: number, rich: boolean): number | null => {
  const split = splitOf(teams);
  if (!isMeasured(split)) return null;
  const found = minutes[split];
  const points = Object.entries(found.goals)
    .map(([at, took]) => [Number(at), took] as const)
    .sort(([a], [b]) => a - b);
  const above = points.find(([at]) => at >= goal) ?? points.at(-1)!;
  const below = points.findLast(([at]) => at <= goal) ?? ([0, 0] as const);
  const along = above[0] === below[0] ? 0 : (goal - below[0]) / (above[0] - below[0]);
  const usual = below[1] + along * (above[1] - below[1]);
  const whole = points.find(([at]) => at === GOAL / THOUSAND)![1];
  return Math.max(1, Math.round(rich ? (usual * found.rich) / whole : usual));
};

/** From here on a shorter game is offered. */
const LONG = 45;
const SHORTER = [800, 600, 400] as const;
/** A goal for an evening that is shorter: the highest that takes no longer than that; null where the game is short enough as it is. */
export const shorterGoal = (teams: readonly number[], goal: number, rich: boolean): number | null => {
  const now = minutesFor(teams, goal, rich);
  if (now === null || now < LONG) return null;
  return SHORTER.find(each => each < goal && minutesFor(teams, each, rich)! < LONG) ?? null;
};
