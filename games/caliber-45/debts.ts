/** Debts: one number for bail and Sheriff together. It waits until it can be paid exactly, and is then paid by itself (C45-27, C45-78). */

import type { Dealer } from '../../kernel/cards/dealer.ts';
import { cardsFaced, facesAt } from '../../kernel/cards/table.ts';
import type { Seat } from '../../kernel/seat.ts';
import { paymentOf } from './payment.ts';
import type { DebtCause } from './zones.ts';
import { at, type Caliber } from './zones.ts';

/** All of it or nothing (C45-77). */
const settled = (d: Dealer<Caliber>, seat: Seat): boolean => {
  const { open, config } = d.table;
  const debt = open.debt[seat]!;
  if (debt === 0) return false;
  const payment = paymentOf(config.richFortKnox, facesAt(d.table, at.money(seat)), facesAt(d.table, at.spent), debt);
  if (payment === null) return false;
  // Named before anything moves: what is paid cannot be its own change.
  const change = cardsFaced(d.table, at.spent, payment.change)!;
  const paid = cardsFaced(d.table, at.money(seat), payment.paid)!;
  d.say('settled', { seat, dollars: debt });
  d.move(paid, at.money(seat), at.spent);
  d.move(change, at.spent, at.money(seat));
  d.open({ debt: open.debt.with(seat, 0) });
  return true;
};
/**
 * All players who can pay do so, clockwise from the player whose act changed the money; a payment may be the change that another waits for.
 */
export const settleDebts = (d: Dealer<Caliber>, from: Seat): void => {
  const { seats, open } = d.table;
  if (open.debt.every(debt => debt === 0)) return;
  for (let seat = from, idle = 0; idle < seats; seat = (seat + 1) % seats) idle = settled(d, seat) ? 0 : idle + 1;
};
/** Adds to a player's debt, which is paid if possible; otherwise a telling says that it waits for change. */
export const charge = (d: Dealer<Caliber>, seat: Seat, dollars: number, to: DebtCause): void => {
  d.open({ debt: d.table.open.debt.with(seat, d.table.open.debt[seat]! + dollars) });
  d.say('owes', { seat, dollars, to });
  settleDebts(d, seat);
  const debt = d.table.open.debt[seat]!;
  if (debt > 0) d.say('waits', { seat, dollars: debt });
};
