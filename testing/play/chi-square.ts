/** Is a count of outcomes as even as chance makes it? */

/** The statistic for outcomes that should all be equally frequent. */
export const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
};
/**
 * The bound that fair dice exceed about once in a hundred thousand runs, for this many kinds of outcome (Wilson and Hilferty's
 * approximation). The seeds of tests are fixed, so a passing test keeps passing; the bound says how surprising a failure after a change is.
 */
export const chiSquareBound = (outcomes: number): number => {
  const freedom = outcomes - 1;
  const z = 4.27;
  return freedom * (1 - 2 / (9 * freedom) + z * Math.sqrt(2 / (9 * freedom))) ** 3;
};
