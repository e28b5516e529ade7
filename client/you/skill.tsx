/** A skill estimate as a bar on a scale: its almost certain range, and its likely one. */
import type { JSX } from 'preact';
import { pointsOf, type RatingView, rangeOf } from './people.ts';
import * as s from './skill.module.css';

export type Scale = readonly [from: number, to: number];
/** The width of a newcomer's estimate. */
const USUAL: Scale = [0, 3000];
const STEP = 500;
export const scaleFor = (ratings: readonly Pick<RatingView, 'mu' | 'sigma'>[]): Scale => {
  const ranges = ratings.map(rangeOf);
  const from = Math.min(USUAL[0], ...ranges.map(([least]) => least));
  const to = Math.max(USUAL[1], ...ranges.map(([, most]) => most));
  return [Math.floor(from / STEP) * STEP, Math.ceil(to / STEP) * STEP];
};
export const Skill = ({
  rating,
  scale,
}: {
  readonly rating: Pick<RatingView, 'mu' | 'sigma'>;
  readonly scale: Scale;
}): JSX.Element => {
  const at = (n: number): string => `${((n - scale[0]) / (scale[1] - scale[0])) * 100}%`;
  const [from, to] = rangeOf(rating);
  return (
    <span class={s.scale} aria-hidden="true" style={{ '--step': `${(STEP / (scale[1] - scale[0])) * 100}%` }}>
      <i class={s.range} style={{ left: at(from), right: `calc(100% - ${at(to)})` }} />
      <em class={s.likeliest} style={{ left: at(pointsOf(rating)) }} />
    </span>
  );
};
