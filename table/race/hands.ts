/**
 * Whose hands are these? One race says little: a person may be lucky, and a script may wait. Twenty of them say how fast a hand is and how
 * even its times are, and people are neither as fast nor as even as a program reacting to the cue. No guest is judged by fewer.
 */
import type { HandsSign } from '../../wire/protocol.ts';
import type { RaceSeat } from './cue.ts';
import type { RaceMillis } from './path.ts';
import type { Evidence } from './verdict.ts';

/** How many of a guest's last races are kept; all are needed to judge. */
export const RACES = 20;
/** A person's median time is not below this. */
const MEDIAN: RaceMillis = 150;
/** The standard deviation of a person's times is above this. */
const SPREAD: RaceMillis = 15;

/**
 * This seat's reaction, if it counts: a hand laid in time, by a person and without a false start. The hold after a false start ends
 * at the same instant for all and says nothing about a hand; and the hand of a stand-in bot is exact to the millisecond.
 * A page claiming to be faster than judged is believed here: a stalled line must not make a hand look uneven, and a page that always
 * claims the same time looks that steady.
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

/** Whether a guest's last reactions are faster or steadier than people's; null if neither, or after too few races. */
export function signOf(reactions: readonly RaceMillis[]): HandsSign | null {
  if (reactions.length < RACES) return null;
  const last = reactions.slice(-RACES);
  if (median(last) < MEDIAN) return 'fast';
  return spread(last) < SPREAD ? 'steady' : null;
}
