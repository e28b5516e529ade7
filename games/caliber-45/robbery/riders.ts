/** Who is in a robbery: what changes in it, and the ways to leave it for good. */
import type { Dealer } from '../../../kernel/knowledge.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { loseCowboy, throwCards } from '../piles.ts';
import { type Caliber, nextOf, type Robbery, type T } from '../zones.ts';

export const robberyOf = (t: T): Robbery => t.open.robbery!;
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
    },
  });
};

/** Killed or jailed, without his cowboy; on a Mustang or on foot with him (C45-69 … C45-71). The turn goes to the next rider after him. */
export const leave = (d: Dealer<Caliber>, seat: Seat, how: 'killed' | 'jailed' | 'rode-off' | 'fled'): void => {
  if (how === 'rode-off') throwCards(d, seat, ['mustang']);
  d.say(how, { seat });
  if (how === 'killed' || how === 'jailed') loseCowboy(d, seat);
  change(d, { riders: robberyOf(d.table).riders.filter(rider => rider !== seat) });
};
/** C45-40, C45-52: on to the next rider clockwise; when there is none, he was the last to act. */
export const passOn = (d: Dealer<Caliber>, seat: Seat): void =>
  change(d, { turn: nextOf(d.table, robberyOf(d.table).riders, seat), shot: null });
