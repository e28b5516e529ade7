/** How bots differ, and the tempers of the levels that play by hunch. */
import type { HunchLevel } from '../../../bots/mind.ts';
import type { Beliefs } from './worth.ts';

type Sides = readonly [colty: Beliefs, mcready: Beliefs];
/** Colty has more cards than places to put them, McReady more places than cards: what a card is worth in hand differs. */
export const beliefs: Sides = [
  {
    posse: 2.6,
    guns: 0.7,
    stray: 2.5,
    card: 0.03,
    power: 0.04,
    price: 0.04,
    killing: 0.5,
    crowd: 0.85,
    lives: 2,
    border: 1.5,
  },
  {
    posse: 2.4,
    guns: 1.4,
    stray: 2.5,
    card: 0.15,
    power: 0.1,
    price: 0.12,
    killing: 0.5,
    crowd: 0.85,
    lives: 2,
    border: 1.5,
  },
];

export interface RevolverTemper {
  /** How often it does not think at all, in percent. */
  readonly careless: number;
  /** What it believes as Colty, and as McReady. */
  readonly beliefs: Sides;
  /** How often it bluffs in the duel though it holds a Lock card, in percent. */
  readonly bluffs: number;
}
const even = { beliefs, bluffs: 25 };
export const tempers: { readonly [L in HunchLevel]: RevolverTemper } = {
  greenhorn: { ...even, careless: 50 },
  gunhand: { ...even, careless: 20 },
  sharpshooter: { ...even, careless: 0 },
};
/** Earlier levels. */
export const old: { readonly [L in HunchLevel]: RevolverTemper } = {
  greenhorn: { ...even, careless: 35 },
  gunhand: { ...even, careless: 8 },
  sharpshooter: { ...even, careless: 0 },
};
