/** The handful of words that this game's cards are written in. */

import { cardFaced, cardsAt, faceOf } from '../../kernel/cards/table.ts';
import type { Spot } from '../../kernel/cards/zones.ts';
import type { Script, Step } from '../../kernel/machine/script.ts';
import type { Verb } from '../../kernel/machine/verb.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Move, Seat } from '../../kernel/seat.ts';
import type { Situation } from './faces.ts';
import { copies } from './figures.ts';
import { no } from './refusals.ts';
import { answerWithWill } from './verbs/will.ts';
import {
  act,
  ask,
  at,
  type Bullets,
  type BulletsFrame,
  type BulletsTable,
  holds,
  holdsCard,
  others,
  script,
  verb,
  window,
} from './zones.ts';

type S = Step<Bullets>;

/**
 * SB-42: a played card leaves the hand at once and lies in front of its player. What it is aimed at is said before anyone answers (SB-41).
 */
const playThis = (card: Situation): S =>
  act((d, f) => {
    const { whom: target } = f.vars.move;
    const beneath = d.table.open.pending.at(-1);
    d.move([cardFaced(d.table, at.hand(f.by), card)!], at.hand(f.by), at.played(f.by));
    const whom = typeof target === 'number' ? target : null;
    if (card === 'will') d.say('answered', { seat: f.by, whom: beneath!.seat, card: beneath!.card });
    else if (whom !== null) d.say('aimed', { seat: f.by, card, whom });
    d.open({ pending: [...d.table.open.pending, { seat: f.by, card, whom }] });
  });
/** SB-28e, SB-42: settled or cancelled, it goes to the discard. */
const toDiscard = (card: Situation): S =>
  act((d, f) => {
    d.move([cardFaced(d.table, at.played(f.by), card)!], at.played(f.by), at.discard, { top: true });
    const { pending, lawyers } = d.table.open;
    d.open({ pending: pending.slice(0, -1), lawyers: card === 'lawyer' ? lawyers + 1 : lawyers });
  });

const willsAt = (t: BulletsTable, spot: Spot): number => {
  let wills = 0;
  for (const id of cardsAt(t, spot)) if (faceOf(t, id) === 'will') wills++;
  return wills;
};
/** SB-28f: a window may be skipped on public facts only. Here: every Will there is lies face up. */
const noWillLeft = (t: BulletsTable): boolean => {
  let open = willsAt(t, at.discard) + willsAt(t, at.out);
  for (let seat = 0; seat < t.seats; seat++) open += willsAt(t, at.played(seat));
  return open === copies.situation;
};
/** SB-28c: all players alive, except the one who played it, are asked at once if they hold any card at all. */
const anyoneMayCancel: S = window({
  question: 'answer',
  who: (t, f) => (noWillLeft(t) ? [] : others(t, f.by).filter(seat => holds(t, seat) > 0)),
  verbs: [answerWithWill],
  within: t => t.config.window * 1000,
});

/** A situation card: played, answered, carried out, discarded. */
export const situation = (card: Situation, ...effect: readonly (S | readonly S[])[]): Script<Bullets> =>
  script([playThis(card), anyoneMayCancel, ...effect], { always: [toDiscard(card)] });

/** The verb of a card that needs nothing but to be held, and perhaps something more. */
export const plain = <const C extends Situation>(
  card: C,
  notNow: Refusal,
  why: (t: BulletsTable, seat: Seat) => Refusal | null = () => null,
) => {
  const whyNot = (t: BulletsTable, seat: Seat): Refusal | null => (holdsCard(t, seat, card) ? why(t, seat) : no.notInHand);
  return verb({
    name: card,
    needs: {},
    notNow: () => notNow,
    why: whyNot,
    moves: (t, seat) => (whyNot(t, seat) === null ? [{}] : []),
  });
};
/** The verb of a card that is played on another player. */
export const onPlayer = <const C extends Situation>(
  card: C,
  notNow: Refusal,
  why: (t: BulletsTable, seat: Seat, whom: Seat) => Refusal | null,
) => {
  const whyNot = (t: BulletsTable, seat: Seat, target: Seat): Refusal | null =>
    holdsCard(t, seat, card) ? why(t, seat, target) : no.notInHand;
  return verb({
    name: card,
    needs: { whom: 'seat' },
    notNow: () => notNow,
    why: (t, seat, move) => whyNot(t, seat, move.whom),
    moves: (t, seat) => others(t, seat).flatMap(target => (whyNot(t, seat, target) === null ? [{ whom: target }] : [])),
  });
};

/** A choice of the one whose card it is, noted under the question's name. */
export const choose = (
  question: keyof BulletsFrame['vars'],
  verbs: readonly Verb<Bullets>[],
  lapse: (t: BulletsTable, f: BulletsFrame, roll: (n: number) => number) => Move,
  when: (t: BulletsTable, f: BulletsFrame) => boolean = () => true,
): S =>
  ask({
    question,
    who: (t, f) => (when(t, f) ? [f.by] : []),
    verbs,
    into: question,
    lapse: (t, _seat, f, roll) => lapse(t, f, roll),
  });
