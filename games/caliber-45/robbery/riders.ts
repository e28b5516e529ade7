/** Who is in a robbery: what changes in it, and the ways to leave it for good. */
import type { Dealer } from '../../../kernel/cards/dealer.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { loseCowboy, throwCards } from '../piles.ts';
import { type Caliber, type CaliberTable, type Leaving, nextOf, type Robbery } from '../zones.ts';

export const robberyOf = (t: CaliberTable): Robbery => t.open.robbery!;
export const change = (d: Dealer<Caliber>, part: Partial<Robbery>): void => {
  const now = robberyOf(d.table);
  d.open({
    robbery: {
      caller: now.caller,
      riders: part.riders ?? now.riders,
      turn: part.turn ?? now.turn,
      stage: part.stage ?? now.stage,
      acted: part.acted ?? now.acted,
      shot: part.shot === undefined ? now.shot : part.shot,
      stayed: part.stayed ?? now.stayed,
      left: part.left ?? now.left,
    },
  });
};

/** Killed or jailed, without their cowboy; on a Mustang or on foot, with it (C45-69 … C45-71). The turn goes to the next rider after them. */
export const leave = (d: Dealer<Caliber>, seat: Seat, how: Leaving): void => {
  if (how === 'rode-off') throwCards(d, seat, ['mustang']);
  d.say(how, { seat });
  if (how === 'killed' || how === 'jailed') loseCowboy(d, seat);
  const { riders, left } = robberyOf(d.table);
  change(d, { riders: riders.filter(rider => rider !== seat), left: [...left, { seat, how }] });
};
/** C45-40, C45-52: on to the next rider clockwise; when there is none, this one was the last to act. */
export const passOn = (d: Dealer<Caliber>, seat: Seat): void =>
  change(d, { turn: nextOf(d.table, robberyOf(d.table).riders, seat), shot: null });
