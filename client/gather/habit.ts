/** A connection's way and spread, as the referee of races measures them: the shortest trip, and what one trip in twenty exceeds. */
export interface Habit {
  readonly way: number;
  readonly spread: number;
}
/** Fewer trips give no spread: the first of them may have been slowed by a wake-up. */
const ENOUGH = 20;
const HIGH = 0.95;

export const habitOf = (trips: readonly number[]): Habit => {
  const sorted = trips.toSorted((a, b) => a - b);
  const way = Math.round(sorted[0] ?? 0);
  const high = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * HIGH))] ?? 0;
  return { way, spread: trips.length < ENOUGH ? 0 : Math.round(high) - way };
};
