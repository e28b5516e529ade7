/** The handful of words that this game's cards are written in. */

import type { Refusal } from '../../kernel/refusal.ts';
import { act, answerOf, ask, type Script, type Step, script, window } from '../../kernel/script.ts';
import type { Move, Seat } from '../../kernel/seat.ts';
import { cardFaced, cardsAt, type Frame, faceOf } from '../../kernel/table.ts';
import { type Needs, type Verb, verb } from '../../kernel/verb.ts';
import type { Spot } from '../../kernel/zones.ts';
import { no } from './refusals.ts';
import { answerWithWill } from './verbs/will.ts';
import { at, type Bullets, holds, holdsCard, others, type Situation, type T } from './zones.ts';

type S = Step<Bullets>;
/** The move that set off this frame. */
export const moveOf = (f: Frame): Move => f.vars['move'] as Move;
export const whom = (f: Frame): Seat => moveOf(f)['whom'] as Seat;

/** SB-42: a played card leaves the hand at once and lies in front of its player. What it is aimed at is said before anyone answers (SB-41). */
const playThis = (card: Situation): S =>
  act((d, f) => {
    const target = moveOf(f)['whom'];
    d.move([cardFaced(d.table, at.hand(f.by), card)!], at.hand(f.by), at.played(f.by));
    if (card === 'will') d.say('answered', { seat: f.by, whom: target!, card: moveOf(f)['card']! });
    else if (target !== undefined) d.say('aimed', { seat: f.by, card, whom: target });
    d.open({ pending: [...d.table.open.pending, { seat: f.by, card, whom: typeof target === 'number' ? target : null }] });
  });
/** SB-28e, SB-42: settled or cancelled, it goes to the discard. */
const toDiscard = (card: Situation): S =>
  act((d, f) => {
    d.move([cardFaced(d.table, at.played(f.by), card)!], at.played(f.by), at.discard, { top: true });
    const { pending, lawyers } = d.table.open;
    d.open({ pending: pending.slice(0, -1), lawyers: card === 'lawyer' ? lawyers + 1 : lawyers });
  });

const WILLS = 3;
const willsAt = (t: T, spot: Spot): number => {
  let wills = 0;
  for (const id of cardsAt(t, spot)) if (faceOf(t, id) === 'will') wills++;
  return wills;
};
/** SB-28f: a window may be skipped on public facts only. Here: every Will there is lies face up. */
const noWillLeft = (t: T): boolean => {
  let open = willsAt(t, at.discard) + willsAt(t, at.out);
  for (let seat = 0; seat < t.seats; seat++) open += willsAt(t, at.played(seat));
  return open === WILLS;
};
/** SB-28c: everybody alive but the one who played it is asked at once, whatever he holds, as long as he holds anything. */
const anyoneMayCancel: S = window({
  question: 'answer',
  who: (t, f) => (noWillLeft(t) ? [] : others(t, f.by).filter(seat => holds(t, seat) > 0)),
  verbs: [answerWithWill],
  within: t => t.config.window * 1000,
});

/** A situation card: played, answered, carried out, discarded. */
export const situation = (card: Situation, ...effect: readonly (S | readonly S[])[]): Script<Bullets> =>
  script<Bullets>([playThis(card), anyoneMayCancel, ...effect], { always: [toDiscard(card)] });

/** The verb of a card that needs nothing but to be held, and perhaps something more. */
export const plain = (card: Situation, notNow: Refusal, why: (t: T, seat: Seat) => Refusal | null = () => null): Verb<Bullets> => {
  const whyNot = (t: T, seat: Seat): Refusal | null => (holdsCard(t, seat, card) ? why(t, seat) : no.notInHand);
  return verb<Bullets, Needs>({
    name: card,
    needs: {},
    notNow: () => notNow,
    why: whyNot,
    moves: (t, seat) => (whyNot(t, seat) === null ? [{}] : []),
  });
};
/** The verb of a card that is played on another player. */
export const onPlayer = (
  card: Situation,
  notNow: Refusal,
  why: (t: T, seat: Seat, whom: Seat) => Refusal | null,
): Verb<Bullets> => {
  const whyNot = (t: T, seat: Seat, target: Seat): Refusal | null =>
    holdsCard(t, seat, card) ? why(t, seat, target) : no.notInHand;
  return verb<Bullets, { whom: 'seat' }>({
    name: card,
    needs: { whom: 'seat' },
    notNow: () => notNow,
    why: (t, seat, move) => whyNot(t, seat, move.whom),
    moves: (t, seat) => others(t, seat).flatMap(target => (whyNot(t, seat, target) === null ? [{ whom: target }] : [])),
  });
};

/** A choice of the one whose card it is, noted under the question's name. */
export const choose = (
  question: string,
  verbs: readonly Verb<Bullets>[],
  lapse: (t: T, f: Frame, roll: (n: number) => number) => Move,
  when: (t: T, f: Frame) => boolean = () => true,
): S =>
  ask({
    question,
    who: (t, f) => (when(t, f) ? [f.by] : []),
    verbs,
    into: question,
    lapse: (t, _seat, f, roll) => lapse(t, f, roll),
  });
export const chosen = (f: Frame, question: string): Move => answerOf(f, question, f.by);
