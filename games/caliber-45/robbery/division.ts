/** The division: of the team that is left, the last to act takes the loot (C45-56, C45-57). */

import { cardsAt } from '../../../kernel/cards/table.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { settleDebts } from '../debts.ts';
import { act, at, type CaliberTable, script } from '../zones.ts';
import { change, robberyOf } from './riders.ts';

/** Where none of them has acted, the turn is with the next of them after the one who left (C45-56c), or still with the caller (C45-36). */
const taker = (t: CaliberTable): Seat => {
  const { riders, acted, turn } = robberyOf(t);
  return acted.findLast(seat => riders.includes(seat)) ?? turn;
};

export const division = script([
  act(d => {
    const seat = taker(d.table);
    d.move(cardsAt(d.table, at.loot), at.loot, at.money(seat));
    change(d, { turn: seat });
    settleDebts(d, seat);
  }),
]);
