/** The Sheriff: every rider pays or loses their cowboy; then all money that is nobody's is spread again (C45-44, C45-45, C45-84). */

import { cardsAt } from '../../../kernel/cards/table.ts';
import { answerOf } from '../../../kernel/machine/script.ts';
import { charge } from '../debts.ts';
import { STEP } from '../decks.ts';
import { covers } from '../teams.ts';
import { jail, pay } from '../verbs/riding.ts';
import { act, ask, at, each, script } from '../zones.ts';
import { leave, robberyOf } from './riders.ts';

export const sheriff = script([
  each(
    t => robberyOf(t).riders,
    'rider',
    ask({
      question: 'sheriff',
      who: (t, f) => (covers(t, f.vars.rider, 1) ? [f.vars.rider] : []),
      verbs: [pay, jail],
      into: 'paid',
      lapse: () => ({ do: 'pay' }),
    }),
    act((d, f) => {
      const seat = f.vars.rider;
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
