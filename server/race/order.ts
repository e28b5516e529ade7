/**
 * The finishing order, with its photo finishes (WB-85): the fastest hand left opens a group and takes in every hand within their
 * combined uncertainty of *it*; then the next hand opens a group. A chain of close hands is therefore not one long tie.
 */
import type { Seat } from './cue.ts';
import type { Millis } from './path.ts';

export type TimedHand = { readonly seat: Seat; readonly time: Millis; readonly plusMinus: Millis };

export function finish(hands: readonly TimedHand[]): readonly (readonly Seat[])[] {
  const groups: Seat[][] = [];
  let left = [...hands].sort((a, b) => a.time - b.time || a.seat - b.seat);
  while (left.length > 0) {
    const first = left[0]!;
    const tied = left.filter(hand => hand === first || hand.time - first.time <= first.plusMinus + hand.plusMinus);
    groups.push(tied.map(hand => hand.seat));
    left = left.filter(hand => !tied.includes(hand));
  }
  return groups;
}
