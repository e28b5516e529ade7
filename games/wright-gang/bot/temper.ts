/** How bots differ: in the head, and apart from it in the hand. */
import type { HunchLevel } from '../../../bots/mind.ts';
import type { Reflex } from '../../../kernel/bot.ts';

export interface WrightTemper {
  /** How often it does not think at all, in percent; how often it slaps at the wrong moment. */
  readonly careless: number;
  readonly nerves: number;
  /** How many cards of one value it wants before it starts shooting, with two and with three sheriffs out. */
  readonly wants: readonly [two: number, three: number];
  /** How many cards a player the pile must have to be worth a fight, unless the end is near anyway. */
  readonly pile: number;
  /** How gladly it keeps an event that it cannot use yet; what it keeps less gladly than 3 it discards. */
  readonly hoards: number;
}
const even = { pile: 3, hoards: 4 };
export const tempers: { readonly [L in HunchLevel]: WrightTemper } = {
  greenhorn: { ...even, careless: 55, nerves: 12, wants: [5, 4] },
  gunhand: { ...even, careless: 8, nerves: 5, wants: [4, 3] },
  sharpshooter: { ...even, careless: 0, nerves: 2, wants: [4, 3], hoards: 0 },
};
/** Earlier levels, which passed with an event in hand instead of discarding it. */
export const old: { readonly [L in HunchLevel]: WrightTemper } = {
  greenhorn: { ...tempers.greenhorn, careless: 35 },
  gunhand: tempers.gunhand,
  sharpshooter: { ...tempers.sharpshooter, hoards: 4 },
};

export type Hand = 'slow' | 'quick' | 'quickest';
export const reflexes: { readonly [H in Hand]: Reflex } = {
  slow: { mean: 420, spread: 90, tail: 160, perCard: 260 },
  quick: { mean: 300, spread: 60, tail: 90, perCard: 180 },
  quickest: { mean: 235, spread: 40, tail: 45, perCard: 130 },
};
/** The hand of each level. */
export const hands: { readonly [L in HunchLevel]: Hand } = { greenhorn: 'slow', gunhand: 'quick', sharpshooter: 'quickest' };
