/**
 * Whose hands are these? One race says little: a person may be lucky, and a script may wait. Twenty of them say how fast a hand is and how
 * alike its times are, and people are neither as fast nor as alike as a program that answers to the cue. Nobody is judged by fewer.
 */
import type { HandsSign } from '../../wire/protocol.ts';
import type { RaceSeat } from './cue.ts';
import type { RaceMillis } from './path.ts';
import type { Evidence } from './verdict.ts';

/** The last races of a guest that are kept, and how many it takes to judge. */
export const RACES = 20;
/** Half of the times of a person are not below this. */
const MEDIAN: RaceMillis = 150;
/** The times of a person differ by more than this (their standard deviation). */
const SPREAD: RaceMillis = 15;

/**
 * What this seat's reaction was, if it counts: a hand that was laid in time, by a person and without a false start. The hold after one ends
 * for everybody at the same instant and says nothing of a hand; and the hand of a bot that stood in for somebody is exact to the millisecond.
 * A page that says that it was sooner than it was judged is believed here: a line that was held up makes no hand uneven, and who always
 * claims the same is as steady as that.
 */
export function reactionIn({ hands, late, early }: Evidence, seat: RaceSeat): RaceMillis | null {
  if (late.includes(seat) || early.some(flinch => flinch.seat === seat)) return null;
  const hand = hands.find(each => each.seat === seat && each.plusMinus > 0);
  return hand === undefined ? null : Math.min(hand.time, hand.claim ?? hand.time);
}

const median = (times: readonly RaceMillis[]): RaceMillis => {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[RACES / 2 - 1]! + sorted[RACES / 2]!) / 2;
};
const spread = (times: readonly RaceMillis[]): RaceMillis => {
  const mean = times.reduce((sum, time) => sum + time, 0) / RACES;
  return Math.sqrt(times.reduce((sum, time) => sum + (time - mean) ** 2, 0) / (RACES - 1));
};

/** Faster or steadier than people are, by the last reactions of a guest; null for anybody else, and for those who have raced too little. */
export function signOf(reactions: readonly RaceMillis[]): HandsSign | null {
  if (reactions.length < RACES) return null;
  const last = reactions.slice(-RACES);
  if (median(last) < MEDIAN) return 'fast';
  return spread(last) < SPREAD ? 'steady' : null;
}
