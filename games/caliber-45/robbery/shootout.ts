/** The shoot-out: a shot passes the turn to its target; it goes on while riders of two teams are left (C45-48 … C45-55, C45-85). */
import type { Dealer } from '../../../kernel/cards/dealer.ts';
import { answerOf, type Step } from '../../../kernel/machine/script.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { drawWeapon, throwCards } from '../piles.ts';
import { areMates } from '../teams.ts';
import { draw, swap } from '../verbs/arming.ts';
import { flee, shoot } from '../verbs/shooting.ts';
import { defend, fall, mustang, saveCowboy } from '../verbs/volley.ts';
import { act, ask, type Caliber, type CaliberTable, does, loop, script, strengthOf, when } from '../zones.ts';
import { change, leave, passOn, robberyOf } from './riders.ts';

const onTurn = (t: CaliberTable): Seat => robberyOf(t).turn;
const fighting = (t: CaliberTable): boolean => {
  const [first, ...others] = robberyOf(t).riders;
  return others.some(other => !areMates(t, first!, other));
};
/** C45-56: this is now the last to act. */
const acts = (d: Dealer<Caliber>, seat: Seat): void =>
  change(d, { acted: [...robberyOf(d.table).acted.filter(other => other !== seat), seat] });

const move = act((d, f) => {
  const seat = onTurn(d.table);
  const chosen = answerOf(f, 'moved', seat);
  if (does(chosen, flee)) leave(d, seat, 'fled');
  else acts(d, seat);
  if (does(chosen, shoot)) {
    const shot = { by: seat, whom: chosen.whom, strength: strengthOf(d.table, seat, chosen.cards) };
    throwCards(d, seat, chosen.cards);
    change(d, { shot, turn: shot.whom });
    d.say('shot', shot);
    return;
  }
  if (does(chosen, swap)) throwCards(d, seat, chosen.cards);
  if (!does(chosen, flee)) drawWeapon(d, seat);
  passOn(d, seat);
});
const settleShot = act((d, f) => {
  const seat = onTurn(d.table);
  const chosen = answerOf(f, 'answered', seat);
  if (does(chosen, defend)) {
    throwCards(d, seat, chosen.cards);
    d.say('defended', { seat });
    // C45-51: the turn stays with them.
    change(d, { shot: null });
    return;
  }
  leave(d, seat, chosen.do === 'mustang' ? 'rode-off' : 'killed');
  passOn(d, seat);
});

/** The player who is shot at answers. */
const answering: readonly Step<Caliber>[] = [
  ask({
    question: 'defend',
    who: t => [onTurn(t)],
    verbs: [defend, mustang, fall],
    into: 'answered',
    lapse: (t, seat) => saveCowboy(t, seat, 'defend', robberyOf(t).shot!.strength),
  }),
  settleShot,
];
/** The answer to a shot at a table that was laid out by hand. */
export const answerShot = script([...answering]);

export const shootout = script([
  act(d => change(d, { stage: 'shoot-out' })),
  loop(
    fighting,
    ask({
      question: 'shoot-out',
      who: t => [onTurn(t)],
      verbs: [shoot, draw, swap, flee],
      into: 'moved',
      lapse: () => ({ do: 'flee' }),
    }),
    move,
    when(t => robberyOf(t).shot !== null, ...answering),
  ),
]);
