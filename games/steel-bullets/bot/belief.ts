/**
 * Conclusions from others' looks into the cylinder. A player who has seen a Click opens that chamber; one who has seen a Bang! avoids it,
 * or swaps it to where another must meet it. So a chamber that was looked into and is still shut is the likelier a Bang! the sooner it is
 * opened.
 */
import { bit, cardsAt, faceOf, raw } from '../../../kernel/cards/table.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { chambers } from '../figures.ts';
import { chamberNumbers } from '../numbers.ts';
import { type BulletsOpen, type BulletsTable, chamberAt } from '../zones.ts';

/**
 * How much likelier it is that such a chamber is left shut if it holds a Bang! than if it holds a Click, by how many are opened before it:
 * on the turn of the player who looked, and on another's. Counted in 3,000 games among all bots that play by hunch, with two to four
 * players (34,277 looks).
 */
const ratios = {
  looker: [5.8, 0.49, 0.26, 0.28, 0.29],
  another: [3.5, 0.75, 0.52, 0.16, 0.07],
} as const;

/** How much likelier the others' acts are if this chamber holds a Bang!; 1 where they tell nothing. */
export const tellsBang = ({ active, last, looked, opened }: BulletsOpen, seat: Seat, chamber: number): number => {
  const lookers = looked[chamber - 1]!.filter(other => other !== seat);
  if (last === null || opened[chamber - 1] || lookers.length === 0) return 1;
  const before = (chamber - last - 1 + chambers) % chambers;
  return (lookers.includes(active) ? ratios.looker : ratios.another)[before] ?? 1;
};

export const believes = (dream: BulletsTable, seat: Seat): number => {
  let weight = 1;
  for (const n of chamberNumbers) {
    const [card] = cardsAt(dream, chamberAt(n));
    const ratio = card === undefined || (dream.known[raw(card)]! & bit(seat)) !== 0 ? 1 : tellsBang(dream.open, seat, n);
    if (ratio === 1) continue;
    // The likelier of both counts 1.
    weight *= (faceOf(dream, card!) === 'bang' ? ratio : 1) / Math.max(1, ratio);
  }
  return weight;
};
