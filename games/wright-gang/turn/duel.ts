/** The declared duel of two: a card each; the challenger's must be higher, or every hand on the pile is a mistake (WB-53 … WB-62). */
import type { Dealer } from '../../../kernel/cards/dealer.ts';
import { cardsAt, countAt, facesAt } from '../../../kernel/cards/table.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { worth } from '../faces.ts';
import { nerves, race } from '../figures.ts';
import { act, at, script, type Wright, type WrightFrame, type WrightTable, when } from '../zones.ts';
import { drawOne } from './drawing.ts';
import { byReflex, chanceDecides, giveBonus, handsRace, settle } from './showdown.ts';

const other = (seat: Seat): Seat => 1 - seat;
/** WB-87: the challenger draws first; the fourth sheriff may end it. */
const drawBoth = (d: Dealer<Wright>, f: WrightFrame): boolean => drawOne(d, at.duel(f.by)) && drawOne(d, at.duel(other(f.by)));
const bothLie = (t: WrightTable): boolean => countAt(t, at.duel(0)) + countAt(t, at.duel(1)) === 2 && t.open.stage === 'heist';
const shown = (t: WrightTable, seat: Seat): number => worth(facesAt(t, at.duel(seat))[0]!);
/** WB-55: strictly higher; specials count 0. */
const isReal = (t: WrightTable): boolean => shown(t, t.open.active) > shown(t, other(t.open.active));
/** WB-88: a hand came down after the reveal had called the duel off. */
export const slappedFalsely = (t: WrightTable): boolean => t.ask !== null && t.ask.down.length > 0 && bothLie(t) && !isReal(t);

const turnUp = (d: Dealer<Wright>): void => {
  for (const seat of [0, 1]) d.reveal(cardsAt(d.table, at.duel(seat)), at.duel(seat));
};
/** WB-53: spent duel cards go to the loot, unless the table agreed on another place. */
const putAway = (d: Dealer<Wright>, f: WrightFrame): void => {
  for (const seat of [f.by, other(f.by)]) {
    const { duelCards } = d.table.config;
    const to = duelCards === 'hand' ? at.hand(seat) : duelCards === 'deck' ? at.deck : at.loot;
    d.move(cardsAt(d.table, at.duel(seat)), at.duel(seat), to);
  }
};
const settleDuel = (d: Dealer<Wright>, f: WrightFrame): void => {
  const slapped = f.vars.hands;
  const real = isReal(d.table);
  const values = [shown(d.table, f.by), shown(d.table, other(f.by))] as const;
  putAway(d, f);
  if (real) {
    d.open({ ending: 'duel' });
    settle(d, f);
  } else if (slapped.length === 0) d.say('duel-off', { values });
  else {
    // WB-59: the first hand is the offender; the opponent takes the bonus cards. WB-60, WB-88: and counts as the earlier hand, unless
    // the table reads the book to the letter.
    const offender = slapped[0]!;
    const hands = [other(offender), offender];
    d.open({ stage: 'division', ending: 'false-slap', hands: d.table.config.falseTie === 'innocent' ? hands : hands.toReversed() });
    d.say('false-slap', { seat: offender, values });
    giveBonus(d, other(offender));
  }
};

export const dueling = script([
  act((d, f) => {
    d.say('duel', { seat: f.by });
    if (!drawBoth(d, f)) putAway(d, f);
  }),
  when(
    t => bothLie(t) && byReflex(t),
    // WB-58, WB-88: a real duel waits for the second hand; one that is off is over with the first.
    handsRace({ within: t => (isReal(t) ? race : nerves), mayMiss: t => (isReal(t) ? 0 : 1), atCue: turnUp }),
    act(settleDuel),
  ),
  when(
    t => bothLie(t) && !byReflex(t),
    act(turnUp),
    act(d => d.note('hands', [])),
    when(isReal, ...chanceDecides),
    act(settleDuel),
  ),
]);
