/** The attack: a money card is picked, and its guards or the war party are met by one rider after another (C45-38 … C45-43, C45-72). */

import { cardsAt, countAt } from '../../../kernel/cards/table.ts';
import { answerOf } from '../../../kernel/machine/script.ts';
import { guardsOf } from '../faces.ts';
import { throwCards } from '../piles.ts';
import { pick } from '../verbs/riding.ts';
import { fall, meet, mustang, saveCowboy } from '../verbs/volley.ts';
import { act, answer, ask, at, type CaliberFrame, type CaliberTable, does, loop, lootCard, script } from '../zones.ts';
import { change, leave, passOn, robberyOf } from './riders.ts';

const unbeaten = (t: CaliberTable, f: CaliberFrame): boolean =>
  guardsOf(lootCard(t)) > 0 && f.vars.beaten !== true && robberyOf(t).riders.length > 0;

/** One rider after another, until the guards are beaten or nobody is left. */
const meeting = loop(
  unbeaten,
  ask({
    question: 'meet',
    who: t => [robberyOf(t).turn],
    verbs: [meet, mustang, fall],
    into: 'met',
    lapse: (t, seat) => saveCowboy(t, seat, 'meet', guardsOf(lootCard(t))),
  }),
  act((d, f) => {
    const seat = robberyOf(d.table).turn;
    const chosen = answerOf(f, 'met', seat);
    if (does(chosen, meet)) {
      throwCards(d, seat, chosen.cards);
      d.say('beat', { seat, guards: guardsOf(lootCard(d.table)) });
      // C45-56a: to beat the guards is an act.
      change(d, { acted: [seat] });
      d.note('beaten', true);
      return;
    }
    leave(d, seat, chosen.do === 'mustang' ? 'rode-off' : 'killed');
    passOn(d, seat);
  }),
);
export const attack = script([
  ask({
    question: 'pick',
    who: (_t, f) => [f.by],
    verbs: [pick],
    into: 'picked',
    lapse: (t, _seat, _f, roll) => ({ do: 'pick', card: roll(countAt(t, at.spread)) }),
  }),
  act((d, f) => {
    change(d, { stage: 'attack' });
    d.move([cardsAt(d.table, at.spread)[answer(f, 'picked', f.by, pick)!.card]!], at.spread, at.loot);
  }),
  ...meeting,
]);
/** The attack of a table that was laid out by hand: the money card lies there already. */
export const attackGoesOn = script([...meeting]);
