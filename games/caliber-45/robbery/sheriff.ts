/** The Sheriff: every rider pays or loses his cowboy; then all money that is nobody's is spread anew (C45-44, C45-45, C45-84). */
import { act, answerOf, ask, each, script } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { cardsAt, type Frame } from '../../../kernel/table.ts';
import { charge } from '../debts.ts';
import { STEP } from '../decks.ts';
import { covers } from '../teams.ts';
import { jail, pay } from '../verbs/riding.ts';
import { at, type Caliber } from '../zones.ts';
import { leave, robberyOf } from './riders.ts';

const rider = (f: Frame): Seat => f.vars['rider'] as Seat;

export const sheriff = script<Caliber>([
  each<Caliber>(
    t => robberyOf(t).riders,
    'rider',
    ask({
      question: 'sheriff',
      who: (t, f) => (covers(t, rider(f), 1) ? [rider(f)] : []),
      verbs: [pay, jail],
      into: 'paid',
      lapse: () => ({ do: 'pay' }),
    }),
    act((d, f) => {
      const seat = rider(f);
      if (covers(d.table, seat, 1) && answerOf(f, 'paid', seat).do === 'pay') charge(d, seat, STEP, 'sheriff');
      else leave(d, seat, 'jailed');
    }),
  ),
  act(d => {
    d.move(cardsAt(d.table, at.spent), at.spent, at.spread);
    d.move(cardsAt(d.table, at.loot), at.loot, at.spread);
    d.shuffle(at.spread);
  }),
]);
