/**
 * The finishing order, with its photo finishes (WB-85): the fastest remaining hand opens a group that includes every hand within their
 * combined uncertainty of *it*; then the next hand opens a group. A chain of close hands is therefore not one long tie.
 *
 * The errors of two hands are independent, so they combine as the root of their squares. Their sum would be the
 * worst case, and would leave many distinguishable finishes to chance.
 */
import type { RaceSeat } from './cue.ts';
import type { RaceMillis } from './path.ts';

export type TimedHand = { readonly seat: RaceSeat; readonly time: RaceMillis; readonly plusMinus: RaceMillis };

export const combined = (one: RaceMillis, other: RaceMillis): RaceMillis => Math.hypot(one, other);

export function finish(hands: readonly TimedHand[]): readonly (readonly RaceSeat[])[] {
  const groups: RaceSeat[][] = [];
  let left = [...hands].sort((a, b) => a.time - b.time || a.seat - b.seat);
  while (left.length > 0) {
    const first = left[0]!;
    const tied = left.filter(hand => hand === first || hand.time - first.time <= combined(first.plusMinus, hand.plusMinus));
    groups.push(tied.map(hand => hand.seat));
    left = left.filter(hand => !tied.includes(hand));
  }
  return groups;
}
