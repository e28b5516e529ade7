/** The call: the caller turns up their cowboy, the others answer in turn (C45-35 … C45-37, C45-83). */
import type { Dealer } from '../../../kernel/cards/dealer.ts';
import { cardsAt } from '../../../kernel/cards/table.ts';
import { answerOf } from '../../../kernel/machine/script.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { charge } from '../debts.ts';
import { STEP } from '../decks.ts';
import { covers } from '../teams.ts';
import { decline, join } from '../verbs/riding.ts';
import { act, ask, at, type Caliber, type CaliberTable, clockwiseFrom, each, hasCowboy, script } from '../zones.ts';
import { change, robberyOf } from './riders.ts';

/** C45-26, C45-37: a player who rides with bail tokens takes them off and owes for each. */
const ride = (d: Dealer<Caliber>, seat: Seat): void => {
  const tokens = d.table.open.tokens[seat]!;
  change(d, { riders: [...robberyOf(d.table).riders, seat] });
  d.reveal(cardsAt(d.table, at.cowboy(seat)), at.cowboy(seat));
  if (tokens === 0) return;
  d.open({ tokens: d.table.open.tokens.with(seat, 0) });
  charge(d, seat, tokens * STEP, 'bail');
};
/** C45-35: without a cowboy, or unable to pay, it is a no without a question. */
const mayRide = (t: CaliberTable, seat: Seat): boolean => hasCowboy(t, seat) && covers(t, seat, t.open.tokens[seat]!);

export const theCall = script([
  act((d, f) => {
    d.say('called', { seat: f.by });
    d.open({
      robbery: { caller: f.by, riders: [], turn: f.by, stage: 'call', acted: [], shot: null, stayed: [], left: [] },
      robberies: d.table.open.robberies + 1,
      armings: 0,
    });
    ride(d, f.by);
  }),
  each(
    (t, f) => clockwiseFrom(t, f.by).slice(1),
    'asked',
    ask({
      question: 'call',
      who: (t, f) => (mayRide(t, f.vars.asked) ? [f.vars.asked] : []),
      verbs: [join, decline],
      into: 'answer',
      lapse: () => ({ do: 'decline' }),
    }),
    act((d, f) => {
      const seat = f.vars.asked;
      const able = mayRide(d.table, seat);
      if (able && answerOf(f, 'answer', seat).do === 'join') {
        d.say('joins', { seat });
        ride(d, seat);
      } else {
        d.say('stays', { seat, able });
        change(d, { stayed: [...robberyOf(d.table).stayed, seat] });
      }
    }),
  ),
]);
