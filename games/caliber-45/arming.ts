/** Arming: clockwise, one action a turn, until a player calls a robbery (C45-66, C45-67). */

import type { Frame } from '../../kernel/cards/table.ts';
import { answerOf } from '../../kernel/machine/script.ts';
import type { Move } from '../../kernel/seat.ts';
import { bail, laps, mostArmings } from './figures.ts';
import { drawWeapon, loseCowboy, takeCowboy, throwCards } from './piles.ts';
import { draw, pass, rob, swap, unbail } from './verbs/arming.ts';
import { hire, keep, refuse } from './verbs/hiring.ts';
import { act, ask, call, cause, script, when } from './zones.ts';

const actionOf = (f: Frame): Move => answerOf(f, 'action', f.by);

export const armingTurn = script([
  ask({
    question: 'arming',
    who: (_t, f) => [f.by],
    verbs: [draw, swap, rob, hire, unbail, pass],
    into: 'action',
    // C45-88: a swap, a hire or a call is never played for a seat that does not answer.
    lapse: (t, seat, f) => ({ do: draw.why(t, seat, { do: 'draw' }, f) === null ? 'draw' : 'pass' }),
  }),
  act((d, f) => {
    const { passes, armings } = d.table.open;
    d.open({ passes: actionOf(f).do === 'pass' ? passes + 1 : 0, armings: armings + 1 });
  }),
  call((_t, f) => actionOf(f).do, { vars: (_t, f) => ({ move: actionOf(f) }) }),
  // A robbery decides by itself after whom arming goes on.
  when(
    (_t, f) => actionOf(f).do !== 'rob',
    act((d, f) => d.open({ active: (f.by + 1) % d.table.seats })),
    call(t => (t.open.passes >= laps * t.seats || t.open.armings >= mostArmings ? 'standstill' : null)),
  ),
]);
/** C45-33, C45-87: nobody wants to ride any more. */
export const standstill = script([
  act(d => {
    d.say('standstill');
    d.open({ ended: 'standstill' });
  }),
]);

export const drawing = script([act((d, f) => drawWeapon(d, f.by))]);
/** C45-16, C45-17: thrown first, then one drawn unseen. */
export const swapping = script([
  act((d, f) => {
    throwCards(d, f.by, cause(f, swap).cards);
    drawWeapon(d, f.by);
  }),
]);
/** C45-21: looked at alone, then kept under three tokens or put away for all to see. */
export const hiring = script([
  act((d, f) => takeCowboy(d, f.by)),
  ask({ question: 'hire', who: (_t, f) => [f.by], verbs: [keep, refuse], into: 'hired', lapse: () => ({ do: 'keep' }) }),
  act((d, f) => {
    if (answerOf(f, 'hired', f.by).do === 'keep') {
      d.open({ tokens: d.table.open.tokens.with(f.by, bail) });
      d.say('hired', { seat: f.by, tokens: bail });
    } else {
      d.say('turned-away', { seat: f.by });
      loseCowboy(d, f.by);
    }
  }),
]);
/** C45-24: it costs the turn, not money. */
export const unbailing = script([
  act((d, f) => {
    const left = d.table.open.tokens[f.by]! - 1;
    d.open({ tokens: d.table.open.tokens.with(f.by, left) });
    d.say('unbailed', { seat: f.by, left });
  }),
]);
export const passing = script([act((d, f) => d.say('passed', { seat: f.by }))]);
