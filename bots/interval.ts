/** How sure a share of wins is. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}
const Z = 1.96;
/** Wilson's interval of 95 % for the share of wins. */
export const intervalOf = (won: number, games: number): Interval => {
  const p = won / games;
  const middle = p + Z ** 2 / (2 * games);
  const half = Z * Math.sqrt((p * (1 - p)) / games + Z ** 2 / (4 * games ** 2));
  const all = 1 + Z ** 2 / games;
  return { low: Math.max(0, (middle - half) / all), high: Math.min(1, (middle + half) / all) };
};
