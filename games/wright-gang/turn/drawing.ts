/** Drawing cards, and the sheriffs that turn up meanwhile. */
import type { Dealer } from '../../../kernel/cards/dealer.ts';
import { cardsAt, countAt, faceOf } from '../../../kernel/cards/table.ts';
import type { Spot } from '../../../kernel/cards/zones.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { copies, limit } from '../figures.ts';
import { at, type Wright, type WrightFace, type WrightTable } from '../zones.ts';

/** The sheriff on top of the deck joins the row; the fourth ends the heist at once (WB-23). */
const sheriffComes = (d: Dealer<Wright>): void => {
  d.move([cardsAt(d.table, at.deck)[0]!], at.deck, at.sheriffs);
  if (countAt(d.table, at.sheriffs) < copies.sheriff) return;
  d.open({ stage: 'showdown', ending: 'fourth-sheriff' });
  d.say('fourth-sheriff');
};
const onTop = (t: WrightTable): WrightFace => {
  const top = cardsAt(t, at.deck)[0];
  if (top === undefined) throw new Error('WB-21: the deck ran out before the fourth sheriff');
  return faceOf(t, top);
};

/** One card from the top of the deck; false when the fourth sheriff came instead. */
export const drawOne = (d: Dealer<Wright>, to: Spot): boolean => {
  while (onTop(d.table) === 'sheriff') {
    sheriffComes(d);
    if (d.table.open.stage !== 'heist') return false;
  }
  d.move([cardsAt(d.table, at.deck)[0]!], at.deck, to);
  return true;
};

/** WB-12: six, and one more for each Sidekick in front of the player; what is loaded counts. WB-69: never less than none. */
export const shortOf = (t: WrightTable, seat: Seat): number =>
  Math.max(0, limit + countAt(t, at.sidekicks(seat)) - countAt(t, at.hand(seat)) - countAt(t, at.revolver(seat)));

/** WB-10, WB-11: all players, the active one first, each fully before the next. */
export const drawStep = (d: Dealer<Wright>): void => {
  const { seats, open } = d.table;
  for (let i = 0; i < seats; i++) {
    const seat = (open.active + i) % seats;
    for (let n = shortOf(d.table, seat); n > 0; n--) {
      if (!drawOne(d, at.hand(seat))) return;
      if (d.table.open.passes > 0) d.open({ passes: 0 });
    }
  }
};

/** WB-20, WB-79: a full lap of passes without a card drawn turns the top card of the deck. */
export const breakDeadlock = (d: Dealer<Wright>): void => {
  if (d.table.open.passes < d.table.seats) return;
  d.open({ passes: 0 });
  d.say('deadlock');
  if (onTop(d.table) === 'sheriff') sheriffComes(d);
  else d.move([cardsAt(d.table, at.deck)[0]!], at.deck, at.loot);
};
