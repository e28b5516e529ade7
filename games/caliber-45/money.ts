/** Debts and change: a debt waits until it can be paid exactly, and is then paid by itself (C45-27, C45-77 … C45-79). */
import { counted } from '../../kernel/choices.ts';
import type { Dealer } from '../../kernel/knowledge.ts';
import type { Seat } from '../../kernel/seat.ts';
import { cardsFaced, facesAt } from '../../kernel/table.ts';
import { at, type Caliber, clockwiseFrom, dollarsOn, type Face, isLoot, type T } from './zones.ts';

interface Choice {
  readonly cards: readonly Face[];
  readonly sum: number;
}
/** Every choice of loot cards of a row, the empty one included, by its sum. */
const choices = (t: T, faces: readonly Face[]): Choice[] => {
  let all: Choice[] = [{ cards: [], sum: 0 }];
  for (const [face, copies] of counted(faces.filter(isLoot))) {
    const value = dollarsOn(t, face);
    all = all.flatMap(c =>
      Array.from({ length: copies + 1 }, (_, n) => ({
        cards: [...c.cards, ...Array.from({ length: n }, () => face)],
        sum: c.sum + n * value,
      })),
    );
  }
  return all;
};
/** Values from the largest, for the last resort of comparing two payments. */
const values = (t: T, c: Choice): number[] => c.cards.map(face => dollarsOn(t, face)).sort((a, b) => b - a);
const lower = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
};

export interface Payment {
  readonly paid: readonly Face[];
  readonly change: readonly Face[];
}
/** How this debt would be paid exactly: fewest cards of change, then fewest own cards, then least paid, then the lower cards; or not at all. */
export const paymentOf = (t: T, seat: Seat, debt: number): Payment | null => {
  const own = choices(t, facesAt(t, at.money(seat)));
  const change = choices(t, facesAt(t, at.spent));
  let best: readonly [Choice, Choice] | null = null;
  for (const c of change) {
    for (const p of own) {
      if (p.sum - c.sum !== debt) continue;
      const better =
        best === null ||
        (c.cards.length - best[1].cards.length ||
          p.cards.length - best[0].cards.length ||
          p.sum - best[0].sum ||
          lower(values(t, p), values(t, best[0]))) < 0;
      if (better) best = [p, c];
    }
  }
  return best === null ? null : { paid: best[0].cards, change: best[1].cards };
};

const settle = (d: Dealer<Caliber>, seat: Seat): void => {
  const debt = d.table.open.debt[seat]!;
  const payment = debt > 0 ? paymentOf(d.table, seat, debt) : null;
  if (payment === null) return;
  const change = cardsFaced(d.table, at.spent, payment.change)!;
  const paid = cardsFaced(d.table, at.money(seat), payment.paid)!;
  d.say('settled', { seat, dollars: debt });
  d.move(change, at.spent, at.money(seat));
  d.move(paid, at.money(seat), at.spent);
  d.open({ debt: d.table.open.debt.with(seat, 0) });
};
/** Whoever can pay what he owes does, clockwise from the one whose act changed the money (C45-78). */
export const settleDebts = (d: Dealer<Caliber>, from: Seat): void => {
  for (const seat of clockwiseFrom(d.table, from)) settle(d, seat);
};
/** He owes so much more, and pays if he can. */
export const charge = (d: Dealer<Caliber>, seat: Seat, dollars: number): void => {
  if (dollars === 0) return;
  d.open({ debt: d.table.open.debt.with(seat, d.table.open.debt[seat]! + dollars) });
  d.say('owes', { seat, dollars });
  settleDebts(d, seat);
};
