/** The attack: a money card is picked, and its guards or the war party are met by one rider after another (C45-38 … C45-43, C45-72). */
import { act, answerOf, ask, loop, script } from '../../../kernel/script.ts';
import { cardsAt, countAt, type Frame } from '../../../kernel/table.ts';
import { guardsOf } from '../faces.ts';
import { throwCards } from '../piles.ts';
import { pick } from '../verbs/riding.ts';
import { fall, meet, mustang, saveHim } from '../verbs/volley.ts';
import { at, type Caliber, lootCard, type T } from '../zones.ts';
import { change, leave, passOn, robberyOf } from './riders.ts';

const unbeaten = (t: T, f: Frame): boolean =>
  guardsOf(lootCard(t)) > 0 && f.vars['beaten'] !== true && robberyOf(t).riders.length > 0;

export const attack = script<Caliber>([
  ask({
    question: 'pick',
    who: (_t, f) => [f.by],
    verbs: [pick],
    into: 'picked',
    lapse: (t, _seat, _f, roll) => ({ do: 'pick', card: roll(countAt(t, at.spread)) }),
  }),
  act((d, f) => {
    change(d, { stage: 'attack' });
    d.move([cardsAt(d.table, at.spread)[answerOf(f, 'picked', f.by)['card'] as number]!], at.spread, at.loot);
  }),
  loop<Caliber>(
    unbeaten,
    ask({
      question: 'meet',
      who: t => [robberyOf(t).turn],
      verbs: [meet, mustang, fall],
      into: 'met',
      lapse: (t, seat) => saveHim(t, seat, 'meet', guardsOf(lootCard(t))),
    }),
    act((d, f) => {
      const seat = robberyOf(d.table).turn;
      const answer = answerOf(f, 'met', seat);
      if (answer.do === 'meet') {
        throwCards(d, seat, answer['cards'] as readonly string[]);
        d.say('beat', { seat, guards: guardsOf(lootCard(d.table)) });
        // C45-56a: to beat the guards is an act.
        change(d, { acted: [seat] });
        d.note('beaten', true);
        return;
      }
      leave(d, seat, answer.do === 'mustang' ? 'rode-off' : 'killed');
      passOn(d, seat);
    }),
  ),
]);
