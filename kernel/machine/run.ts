/** The loop: carries out frames until a seat must choose, a race waits for its referee, or the game is over. */

import type { Dealer, Furniture } from '../cards/dealer.ts';
import { type Frame, type OpenQuestion, type Shape, type Table, topOf } from '../cards/table.ts';
import type { Input, Outcome } from '../game.ts';
import { no, type Refusal } from '../refusal.ts';
import type { Millis, Move, Seat } from '../seat.ts';
import { handDown, isPast, openRace, raceTimeIsUp, raiseCue, ruleOn, setAgain } from './race.ts';
import type { Script, Scripts, SeatAnswers, Step } from './script.ts';
import { misfit, type Standing, type Verb } from './verb.ts';
import { noPassing, passInWindow } from './window.ts';

/** What the loop needs to know of a game. */
export interface Rules<S extends Shape> extends Furniture<S> {
  /** Do seats keep secrets that are not cards? */
  readonly keeps: boolean;
  readonly faces: ReadonlySet<string>;
  readonly scripts: Scripts<S>;
  readonly verbs: { readonly [name: string]: Verb<S> };
  readonly standing: { readonly [name: string]: Standing<S> };
  outcome(t: Table<S>): Outcome | null;
}

export const scriptOf = <S extends Shape>(rules: Rules<S>, f: Frame): Script<S> => rules.scripts[f.script]!;
export const stepOf = <S extends Shape>(rules: Rules<S>, t: Table<S>): Step<S> => {
  const f = topOf(t);
  return scriptOf(rules, f).steps[f.pc]!;
};
const put = <S extends Shape>(d: Dealer<S>, kind: OpenQuestion['kind'], asked: readonly Seat[], closes: Millis | null): void => {
  if (asked.length === 0) d.proceed();
  else d.ask = { kind, asked, waiting: asked, closes, cue: null, down: [] };
};

/** Runs the top frame until it is done, calls another, or asks a seat. Returns whether the game has ended. */
const resume = <S extends Shape>(rules: Rules<S>, d: Dealer<S>): boolean => {
  const t = d.table;
  const f = d.top();
  const { steps, always } = scriptOf(rules, f);
  if (f.cancelled && f.pc < always) f.pc = always;
  while (t.ask === null) {
    const step = steps[f.pc];
    if (step === undefined) {
      d.pop();
      return false;
    }
    if (step.op === 'skip') f.pc += 1 + step.run(t, f);
    else if (step.op === 'act') {
      step.run(d, f);
      f.pc++;
      if (rules.outcome(t) !== null) return true;
    } else if (step.op === 'call') {
      const next = step.script(t, f);
      const by = step.by(t, f);
      const vars = step.vars(t, f);
      f.pc++;
      if (next !== null) {
        d.push(next, by, vars);
        return false;
      }
    } else if (step.op === 'ask') put(d, 'ask', step.who(t, f), step.within === null ? null : t.clock + step.within);
    else if (step.op === 'window') put(d, 'window', step.who(t, f), t.clock + step.within(t, f));
    else openRace(d, step.who(t, f));
  }
  return false;
};
/** Runs until a question is open or no frame is left. */
export const run = <S extends Shape>(rules: Rules<S>, d: Dealer<S>): void => {
  const t = d.table;
  let over = rules.outcome(t) !== null;
  while (!over && t.ask === null && t.stack.length > 0) over = resume(rules, d);
};

/** Does a running script lock this standing verb? */
const locked = <S extends Shape>(rules: Rules<S>, t: Table<S>, verb: string): boolean => {
  for (const f of t.stack) if (scriptOf(rules, f).locks.includes(verb)) return true;
  return false;
};
/** Is the race under way past its time? It stays open only for hands laid in time that are still on the wire. */
const isOvertime = <S extends Shape>(rules: Rules<S>, t: Table<S>, at: Millis): boolean => {
  if (t.ask?.kind !== 'race') return false;
  const step = stepOf(rules, t);
  return step.op === 'race' && isPast(t, step, at);
};
export const mayStand = <S extends Shape>(
  rules: Rules<S>,
  t: Table<S>,
  verb: Standing<S>,
  seat: Seat,
  at: Millis = t.clock,
): Refusal | null => (locked(rules, t, verb.name) || isOvertime(rules, t, at) ? verb.notNow(t, seat) : verb.may(t, seat));

/** The verbs that answer the question this seat is asked. Before the cue, a hand answers nothing. */
export const answersFor = <S extends Shape>(rules: Rules<S>, t: Table<S>, seat: Seat, at: Millis = t.clock): readonly Verb<S>[] => {
  if (t.ask === null || !t.ask.waiting.includes(seat)) return [];
  const step = stepOf(rules, t);
  if (step.op === 'race') return t.ask.cue === null || at < t.ask.cue ? [] : [step.hand];
  if (step.op === 'window') return [passInWindow as Verb<S>, ...step.verbs];
  return step.op === 'ask' ? step.verbs : [];
};

/** No seat has answered. Every viewer learns that, and nothing else. */
const closeWindow = <S extends Shape>(d: Dealer<S>): void => {
  d.announce('unanswered', {});
  d.proceed();
};

/** The same question, still open for these seats. */
const stillAsking = ({ kind, asked, closes, cue, down }: OpenQuestion, waiting: readonly Seat[]): OpenQuestion => ({
  kind,
  asked,
  waiting,
  closes,
  cue,
  down,
});
const answer = <S extends Shape>(rules: Rules<S>, d: Dealer<S>, seat: Seat, move: Move, at: Millis): void => {
  const t = d.table;
  const step = stepOf(rules, t);
  const ask = t.ask!;
  const waiting = ask.waiting.length === 1 ? [] : ask.waiting.filter(s => s !== seat);
  if (step.op === 'race') handDown(d, step, seat, at);
  else if (step.op === 'window') {
    if (move.do !== passInWindow.name) {
      d.ask = null;
      d.push(move.do, seat, { move });
    } else if (waiting.length > 0) d.ask = stillAsking(ask, waiting);
    else closeWindow(d);
  } else if (step.op === 'ask') {
    const first = ask.asked.length === ask.waiting.length;
    d.note(step.into, first ? [{ seat, move }] : [...(topOf(t).vars[step.into] as SeatAnswers), { seat, move }]);
    if (waiting.length > 0) d.ask = stillAsking(ask, waiting);
    else d.proceed();
  }
};

/** The move played for a seat that does not answer. */
export const lapseOf = <S extends Shape>(rules: Rules<S>, t: Table<S>, seat: Seat, roll: (n: number) => number): Move | null => {
  if (t.ask === null || !t.ask.waiting.includes(seat)) return null;
  const step = stepOf(rules, t);
  if (step.op === 'window') return { do: passInWindow.name };
  return step.op === 'ask' ? step.lapse(t, seat, topOf(t), roll) : null;
};

const timeIsUp = <S extends Shape>(rules: Rules<S>, d: Dealer<S>): void => {
  const ask = d.table.ask;
  if (ask === null || ask.closes === null || ask.closes > d.table.clock) return;
  const step = stepOf(rules, d.table);
  if (step.op === 'race') raceTimeIsUp(d, step);
  else if (step.op === 'window') closeWindow(d);
  else for (const seat of ask.waiting) answer(rules, d, seat, lapseOf(rules, d.table, seat, n => d.below(n))!, d.table.clock);
};

const isTime = (x: unknown): x is Millis => typeof x === 'number' && Number.isFinite(x) && x >= 0;
const isSeat = (x: unknown, seats: number): x is Seat => Number.isInteger(x) && (x as Seat) >= 0 && (x as Seat) < seats;
const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null && !Array.isArray(x);
/** Exactly one kind of input with exactly its parts: extra parts would make it ambiguous. */
const isInput = (x: unknown): x is Input => {
  if (!isObject(x)) return false;
  let parts = 0;
  for (const _part in x) parts++;
  if ('tick' in x || 'cue' in x || 'again' in x) return parts === 1;
  if (!('at' in x)) return false;
  return 'seat' in x ? parts === 3 && 'move' in x : parts === 2 && ('lapse' in x || 'verdict' in x);
};

const take = <S extends Shape>(rules: Rules<S>, d: Dealer<S>, seat: Seat, move: Move, at: Millis): Refusal | null => {
  const t = d.table;
  if (!isObject(move) || typeof move.do !== 'string') return no.notAMove;
  const answers = answersFor(rules, t, seat, at).find(v => v.name === move.do) ?? null;
  const verb = answers ?? (Object.hasOwn(rules.verbs, move.do) ? rules.verbs[move.do]! : null);
  if (verb === null) return move.do === passInWindow.name ? noPassing(t, seat) : no.noSuchVerb;
  const wrong = misfit(move, verb.needs, t.seats, rules.faces);
  if (wrong !== null) return { ...no.wrongParts, about: wrong };
  if (answers !== null) {
    const why = answers.why(t, seat, move, topOf(t));
    if (why === null) answer(rules, d, seat, move, at);
    return why;
  }
  const stands = Object.hasOwn(rules.standing, verb.name) ? rules.standing[verb.name]! : null;
  if (stands === null) return verb.notNow(t, seat);
  const why = mayStand(rules, t, stands, seat, at) ?? stands.why(t, seat, move, topOf(t));
  if (why === null) stands.run(d, seat, move);
  return why;
};

const hear = <S extends Shape>(rules: Rules<S>, d: Dealer<S>, input: Input, at: Millis): Refusal | null => {
  const t = d.table;
  if ('seat' in input) return take(rules, d, input.seat, input.move, at);
  if ('lapse' in input) {
    const move = lapseOf(rules, t, input.lapse, n => d.below(n));
    if (move === null) return no.notAsked;
    answer(rules, d, input.lapse, move, at);
  } else if ('verdict' in input) return ruleOn(d, t.ask === null ? null : stepOf(rules, t), input.verdict);
  else if ('cue' in input) return raiseCue(d, t.ask === null ? null : stepOf(rules, t));
  else if ('again' in input) return setAgain(d, t.ask === null ? null : stepOf(rules, t));
  else timeIsUp(rules, d);
  return null;
};

/** Plays one input of any kind, through the only door. A refused input changes nothing. */
export const drive = <S extends Shape>(rules: Rules<S>, d: Dealer<S>, input: Input): Refusal | null => {
  const t = d.table;
  if (!isInput(input)) return no.notAnInput;
  const at = 'tick' in input ? input.tick : 'cue' in input ? input.cue : 'again' in input ? input.again : input.at;
  if (!isTime(at)) return no.badTime;
  if ('seat' in input ? !isSeat(input.seat, t.seats) : 'lapse' in input && !isSeat(input.lapse, t.seats)) return no.noSuchSeat;
  if (rules.outcome(t) !== null) return no.over;
  const before = t.clock;
  // A seat acting after a question's time finds it closed, even before the clock says so.
  const late = t.ask !== null && t.ask.kind !== 'race' && t.ask.closes !== null && t.ask.closes < at && !('tick' in input);
  if (late) d.save();
  if (at > before) d.clock = at;
  if (late) {
    timeIsUp(rules, d);
    run(rules, d);
  }
  const why = hear(rules, d, input, at);
  if (why === null) run(rules, d);
  else if (late) d.restore();
  else d.clock = before;
  return why;
};
