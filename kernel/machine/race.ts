/**
 * Races of hands. The rules measure no time: the referee shows the cue and gives the verdict, each as one input. A hand that comes down is
 * noted, so every viewer sees it and its owner can do no more. Where there is no referee (random play, a story), the clock shows the cue
 * and closes the race by the stamps of the hands.
 */

import type { Dealer } from '../cards/dealer.ts';
import { type Shape, type Table, topOf } from '../cards/table.ts';
import type { RaceVerdict } from '../game.ts';
import { no, type Refusal } from '../refusal.ts';
import type { Millis, Seat } from '../seat.ts';
import type { Racing, Step } from './script.ts';

/** Without a referee: how long a race waits for its cue, and after its end for hands still on the wire. */
const LEAD: Millis = 3000;
const GRACE: Millis = 300;

export const openRace = <S extends Shape>(d: Dealer<S>, racers: readonly Seat[]): void => {
  d.ask = { kind: 'race', asked: racers, waiting: racers, closes: d.table.clock + LEAD, cue: null, down: [] };
};

export const raiseCue = <S extends Shape>(d: Dealer<S>, step: Step<S> | null): Refusal | null => {
  const t = d.table;
  if (step === null || step.op !== 'race' || t.ask!.cue !== null) return no.noRace;
  const { asked, waiting, down } = t.ask!;
  d.ask = { kind: 'race', asked, waiting, closes: t.clock + step.within(t, topOf(t)) + GRACE, cue: t.clock, down };
  step.atCue(d, topOf(t));
  d.announce('cue', { racers: asked });
  return null;
};

/** The referee's observations are lost: hands are up again, and a new cue will come. */
export const setAgain = <S extends Shape>(d: Dealer<S>, step: Step<S> | null): Refusal | null => {
  const { ask } = d.table;
  if (step === null || step.op !== 'race' || ask === null || ask.cue === null) return no.noRace;
  openRace(d, ask.asked);
  d.announce('again', { racers: ask.asked });
  return null;
};

export const handDown = <S extends Shape>(d: Dealer<S>, step: Racing<S>, seat: Seat, at: Millis): void => {
  const t = d.table;
  const ask = t.ask!;
  const waiting = ask.waiting.filter(s => s !== seat);
  // Enough hands are down: wait only for an earlier hand that travelled longer.
  const closes = waiting.length <= step.mayMiss(t, topOf(t)) ? Math.min(ask.closes!, t.clock + GRACE) : ask.closes;
  d.ask = { kind: 'race', asked: ask.asked, waiting, closes, cue: ask.cue, down: [...ask.down, { seat, at }] };
  d.announce('hand', { seat });
};

/** When a cued race ends: later hands do not count. */
const deadlineOf = <S extends Shape>(t: Table<S>, step: Racing<S>): Millis => t.ask!.cue! + step.within(t, topOf(t));
export const isPast = <S extends Shape>(t: Table<S>, step: Racing<S>, at: Millis): boolean =>
  t.ask!.cue !== null && at > deadlineOf(t, step);

const finish = <S extends Shape>(d: Dealer<S>, step: Racing<S>, groups: readonly (readonly Seat[])[]): void => {
  d.note(
    step.into,
    groups.flatMap(group => (group.length > 1 ? d.mix(group) : group)),
  );
  d.proceed();
};

export const raceTimeIsUp = <S extends Shape>(d: Dealer<S>, step: Racing<S>): void => {
  const ask = d.table.ask!;
  if (ask.cue === null) raiseCue(d, step);
  else {
    // A hand after the deadline does not count. Hands with the same stamp came down together, whichever arrived first.
    const inTime = ask.down.filter(hand => !isPast(d.table, step, hand.at));
    const stamps = [...new Set(inTime.map(hand => hand.at))].sort((a, b) => a - b);
    finish(
      d,
      step,
      stamps.map(at => inTime.filter(hand => hand.at === at).map(hand => hand.seat)),
    );
  }
};

export const ruleOn = <S extends Shape>(d: Dealer<S>, step: Step<S> | null, verdict: RaceVerdict): Refusal | null => {
  const ask = d.table.ask;
  if (step === null || step.op !== 'race' || ask === null || ask.cue === null) return no.noRace;
  if (typeof verdict !== 'object' || verdict === null || !Array.isArray(verdict.order)) return no.badVerdict;
  const named: unknown[] = verdict.order.flat();
  const racers: readonly unknown[] = ask.asked;
  if (!verdict.order.every(Array.isArray) || named.some((s, i) => !racers.includes(s) || named.indexOf(s) !== i))
    return no.badVerdict;
  d.announce('verdict', { order: verdict.order, evidence: verdict.evidence ?? null });
  finish(d, step, verdict.order);
  return null;
};

/** Is this seat's hand on the pile in the race under way? */
export const isDown = <S extends Shape>(t: Table<S>, seat: Seat): boolean => t.ask?.down.some(hand => hand.seat === seat) ?? false;
