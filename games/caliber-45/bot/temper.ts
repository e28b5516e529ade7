/** How bots differ, and the tempers of the levels that play by hunch. */
import type { HunchLevel } from '../../../bots/mind.ts';
export interface CaliberTemper {
  /** How often it does not think at all, in percent. */
  readonly careless: number;
  /** Bullets it wants before it calls a robbery or joins one, against a rival with a full hand. */
  readonly rides: number;
  readonly joins: number;
  /** It turns away cowboys that shoot less often. */
  readonly hires: number;
  /** The worth of a bullet to it, as a part of the loot; the worth of its cowboy, in dollars. */
  readonly thrift: number;
  readonly cowboy: number;
  /** Does it swap a poor card in a shoot-out, instead of a shot in vain? */
  readonly swaps: boolean;
}
export const tempers: { readonly [L in HunchLevel]: CaliberTemper } = {
  greenhorn: { careless: 25, rides: 8, joins: 8, hires: 1, thrift: 0.02, cowboy: 100_000, swaps: false },
  gunhand: { careless: 4, rides: 11, joins: 10, hires: 5, thrift: 0.04, cowboy: 150_000, swaps: false },
  sharpshooter: { careless: 0, rides: 16, joins: 8, hires: 6, thrift: 0.04, cowboy: 120_000, swaps: true },
};
/** Earlier levels, which shot in vain. */
export const old: { readonly [L in HunchLevel]: CaliberTemper } = {
  greenhorn: tempers.greenhorn,
  gunhand: tempers.gunhand,
  sharpshooter: { ...tempers.sharpshooter, swaps: false },
};
