/** How long a way is and how much its trips differ, as the referee of races sees it: by the shortest, and by what one in twenty exceeds. */
export interface Habit {
  readonly way: number;
  readonly spread: number;
}
/** Of fewer trips nothing is said about how they differ: the first of them may have woken something. */
const ENOUGH = 20;
const HIGH = 0.95;

export const habitOf = (trips: readonly number[]): Habit => {
  const sorted = trips.toSorted((a, b) => a - b);
  const way = Math.round(sorted[0] ?? 0);
  const high = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * HIGH))] ?? 0;
  return { way, spread: trips.length < ENOUGH ? 0 : Math.round(high) - way };
};
