/** How bots differ, and the tempers of the levels that play by hunch. */
import type { HunchLevel } from '../../../bots/mind.ts';
export interface BulletsTemper {
  /** How often it does not think at all, in percent. */
  readonly careless: number;
  /** The chance of a Bang! from which on it would rather not open, without a Misfire in hand and with one. */
  readonly dares: readonly [bare: number, covered: number];
  /** With this many players left it cancels a rival's way out. */
  readonly ruthless: number;
  /** Does it know that five bullets are the most, fetch what saves it, and take cards also when it is covered? */
  readonly shrewd: boolean;
  /** Does it open without looking first, though it could? */
  readonly blind: boolean;
  /** Does it spend a Will on every card of a rival? */
  readonly spiteful: boolean;
}
const even = { blind: false, spiteful: false };
export const tempers: { readonly [L in HunchLevel]: BulletsTemper } = {
  greenhorn: { ...even, careless: 100, dares: [0.5, 0.9], ruthless: 0, shrewd: false },
  gunhand: { ...even, careless: 20, dares: [0.5, 0.9], ruthless: 0, shrewd: false },
  sharpshooter: { ...even, careless: 0, dares: [0.2, 0.5], ruthless: 3, shrewd: true },
};
/** Earlier levels, with their plain mistakes. */
export const old: { readonly [L in HunchLevel]: BulletsTemper } = {
  greenhorn: { ...tempers.greenhorn, careless: 35 },
  gunhand: { ...even, careless: 8, dares: [0.3, 0.6], ruthless: 2, shrewd: false },
  sharpshooter: { ...tempers.sharpshooter, shrewd: false },
};
