/** The division: of the team that is left, he who acted last takes the loot (C45-56, C45-57). */
import { act, script } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { cardsAt } from '../../../kernel/table.ts';
import { settleDebts } from '../debts.ts';
import { at, type Caliber, type T } from '../zones.ts';
import { change, robberyOf } from './riders.ts';

/** Where none of them has acted, the turn is with the next of them after the one who left (C45-56c), or still with the caller (C45-36). */
const taker = (t: T): Seat => {
  const { riders, acted, turn } = robberyOf(t);
  return acted.findLast(seat => riders.includes(seat)) ?? turn;
};

export const division = script<Caliber>([
  act(d => {
    const seat = taker(d.table);
    d.move(cardsAt(d.table, at.loot), at.loot, at.money(seat));
    change(d, { turn: seat });
    settleDebts(d, seat);
  }),
]);
