/** The shoot-out: a shot passes the turn to its target; it goes on while riders of two teams are left (C45-48 … C45-55, C45-85). */
import type { Dealer } from '../../../kernel/knowledge.ts';
import { act, answerOf, ask, loop, script, when } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { drawWeapon, throwCards } from '../piles.ts';
import { areMates } from '../teams.ts';
import { draw, swap } from '../verbs/arming.ts';
import { flee, shoot } from '../verbs/shooting.ts';
import { defend, fall, mustang, saveHim } from '../verbs/volley.ts';
import { type Caliber, strengthOf, type T } from '../zones.ts';
import { change, leave, passOn, robberyOf } from './riders.ts';

const onTurn = (t: T): Seat => robberyOf(t).turn;
const fighting = (t: T): boolean => {
  const [first, ...others] = robberyOf(t).riders;
  return others.some(other => !areMates(t, first!, other));
};
/** C45-56: he is the latest who acted. */
const acts = (d: Dealer<Caliber>, seat: Seat): void =>
  change(d, { acted: [...robberyOf(d.table).acted.filter(other => other !== seat), seat] });

const move = act<Caliber>((d, f) => {
  const seat = onTurn(d.table);
  const chosen = answerOf(f, 'moved', seat);
  const cards = chosen['cards'] as readonly string[];
  if (chosen.do === 'flee') leave(d, seat, 'fled');
  else acts(d, seat);
  if (chosen.do === 'shoot') {
    const shot = { by: seat, whom: chosen['whom'] as Seat, strength: strengthOf(d.table, seat, cards) };
    throwCards(d, seat, cards);
    change(d, { shot, turn: shot.whom });
    d.say('shot', shot);
    return;
  }
  if (chosen.do === 'swap') throwCards(d, seat, cards);
  if (chosen.do !== 'flee') drawWeapon(d, seat);
  passOn(d, seat);
});
const answer = act<Caliber>((d, f) => {
  const seat = onTurn(d.table);
  const chosen = answerOf(f, 'answered', seat);
  if (chosen.do === 'defend') {
    throwCards(d, seat, chosen['cards'] as readonly string[]);
    d.say('defended', { seat });
    // C45-51: the turn stays with him.
    change(d, { shot: null });
    return;
  }
  leave(d, seat, chosen.do === 'mustang' ? 'rode-off' : 'killed');
  passOn(d, seat);
});

export const shootout = script<Caliber>([
  act(d => change(d, { stage: 'shoot-out' })),
  loop<Caliber>(
    fighting,
    ask({
      question: 'shoot-out',
      who: t => [onTurn(t)],
      verbs: [shoot, draw, swap, flee],
      into: 'moved',
      lapse: () => ({ do: 'flee' }),
    }),
    move,
    when(
      t => robberyOf(t).shot !== null,
      ask({
        question: 'defend',
        who: t => [onTurn(t)],
        verbs: [defend, mustang, fall],
        into: 'answered',
        lapse: (t, seat) => saveHim(t, seat, 'defend', robberyOf(t).shot!.strength),
      }),
      answer,
    ),
  ),
]);
