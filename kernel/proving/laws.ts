/**
 * What every game must obey, checked by random play. One line covers a game: `laws(game, { games: 100, seed: 'any' })`.
 *
 *   pure                    the table given is frozen and survives
 *   saved                   a JSON round trip, mid-question too, plays on identically
 *   deterministic           same table, same input, same bytes; in a search too
 *   never stuck             a seat may move, a clock runs, or the game is over
 *   honest                  every enumerated move is accepted
 *   conserved               every card is in exactly one place
 *   blind                   in a dream, this seat's view, offers and moves are the same
 *   same story, same view   play the same input on table and dream: who is told the same must see the same, intermediate public facts too
 *   facts told              the facts told, merged into those before the input, equal the public facts after it
 *   dreams are real         a dream can be played to its end
 *   all dealt               every card was seen in play at least once across the run
 */

import { openAfter } from '../cards/facts.ts';
import { below, diceFrom } from '../chance/dice.ts';
import type { Game, Input, Kinds, Offer, Played, Search } from '../game.ts';
import { isRefusal } from '../refusal.ts';
import type { Dice } from '../sealed.ts';
import type { Move, Seat, Viewer } from '../seat.ts';

export type Law =
  | 'pure'
  | 'saved'
  | 'deterministic'
  | 'never stuck'
  | 'honest'
  | 'conserved'
  | 'blind'
  | 'same story, same view'
  | 'facts told'
  | 'dreams are real'
  | 'all dealt';
export class Broken extends Error {
  readonly law: Law;
  constructor(law: Law, what: string) {
    super(`${law}: ${what}`);
    this.law = law;
  }
}
export interface LawRun<K extends Kinds> {
  readonly games: number;
  /** Called before each game once every face has been seen; true ends the run, whatever the count. */
  readonly enough?: () => boolean;
  readonly seed: string;
  /** Options to play with: a different set for each game. */
  readonly configs?: readonly object[];
  /** One moment in n is checked against every law; the others are only played through. Every moment by default. */
  readonly closely?: number;
  /** Of the checked moments, those whose dream is played to its end: every n inputs of a game. */
  readonly dreamEvery?: number;
  readonly longest?: number;
  /** A further invariant of this game, checked at every moment. It throws what is wrong. */
  readonly holds?: (table: K['Table']) => void;
}
export interface LawTally {
  readonly games: number;
  readonly inputs: number;
  readonly dreams: number;
}

const text = (x: unknown): string => JSON.stringify(x);
const must = (law: Law, holds: boolean, what: () => string): void => {
  if (!holds) throw new Broken(law, what());
};
/** A game that throws breaks the law being checked. */
const under = <X>(law: Law, what: () => X): X => {
  try {
    return what();
  } catch (e) {
    throw e instanceof Broken ? e : new Broken(law, `the game threw: ${String(e)}`);
  }
};
/** A deep-frozen copy. */
const frozenCopy = <X>(x: X): X => {
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) return Object.freeze(x.map(frozenCopy)) as X;
  return Object.freeze(Object.fromEntries(Object.entries(x).map(([name, part]) => [name, frozenCopy(part)]))) as X;
};

/** A random move of this verb, each equally likely. */
export const anyMove = <K extends Kinds>(game: Game<K>, table: K['Table'], seat: Seat, verb: string, dice: Dice): Move | null => {
  let chosen: Move | null = null;
  let n = 0;
  for (const move of game.moves(table, seat, verb)) if (below(dice, ++n) === 0) chosen = move;
  return chosen;
};
/** A random input the table could get now: a move of any seat by any offered verb, the referee's word, or a tick. */
export const anyInput = <K extends Kinds>(game: Game<K>, table: K['Table'], dice: Dice): Input | null => {
  const alarm = game.alarm(table);
  const at = Math.min(table.clock + below(dice, 50), alarm ?? Number.POSITIVE_INFINITY);
  const race = game.race(table);
  if (race !== null && below(dice, 4) === 0) {
    if (!race.cued) return { cue: at };
    const order: Seat[][] = [];
    for (const seat of race.racers) {
      if (below(dice, 5) === 0) continue;
      const i = below(dice, order.length + 1);
      if (i < order.length && below(dice, 3) === 0) order[i]!.push(seat);
      else order.splice(i, 0, [seat]);
    }
    return { verdict: { order, evidence: null }, at };
  }
  const offers: [Seat, Offer][] = [];
  for (let seat = 0; seat < table.seats; seat++) for (const offer of game.offers(table, seat)) offers.push([seat, offer]);
  if (alarm !== null && (offers.length === 0 || below(dice, 20) === 0)) return { tick: alarm };
  if (offers.length === 0) return null;
  const [seat, offer] = offers[below(dice, offers.length)]!;
  if (offer.question !== null && below(dice, 30) === 0 && game.lapse(table, seat) !== null) return { lapse: seat, at };
  const move = anyMove(game, table, seat, offer.do, dice);
  if (move === null) throw new Broken('honest', `${offer.do} is offered to seat ${seat}, but has no move`);
  return { seat, move, at };
};

/** Plays a dream of this table to its end. */
const playOut = <K extends Kinds>(game: Game<K>, awake: K['Table'], seat: Seat, dice: Dice, longest: number): void => {
  const search = game.search(game.imagine(awake, seat, `out ${below(dice, 2 ** 20)}`));
  for (let n = 0; game.outcome(search.table) === null; n++) {
    must('dreams are real', n < longest, () => 'a dream does not end');
    const input = anyInput(game, search.table, dice);
    if (input === null) throw new Broken('dreams are real', 'a dream is stuck');
    const why = search.next(input);
    must('dreams are real', why === null, () => `a move offered in a dream is refused: ${text(input)}: ${why!.why}`);
  }
};

const played = <K extends Kinds>(game: Game<K>, table: K['Table'], input: Input): Played<K> => {
  const before = text(table);
  const out = game.play(table, input);
  must('pure', text(table) === before, () => `${text(input)} changed the table it was given`);
  if (isRefusal(out)) throw new Broken('honest', `an offered input is refused: ${text(input)}: ${out.why}`);
  return out;
};

const checkMoves = <K extends Kinds>(game: Game<K>, table: K['Table'], dice: Dice): void => {
  let anyone = false;
  for (let seat = 0; seat < table.seats; seat++) {
    for (const offer of game.offers(table, seat)) {
      anyone = true;
      const move = anyMove(game, table, seat, offer.do, dice);
      const next = move === null ? null : game.next(table, { seat, move, at: table.clock });
      must(
        'honest',
        next !== null && !isRefusal(next),
        () => `seat ${seat} is offered ${offer.do}, but ${text(move)} is refused: ${text(next)}`,
      );
    }
  }
  must('never stuck', anyone || game.alarm(table) !== null || game.race(table) !== null, () => 'nobody may move and no clock runs');
};

/** Compares the table and a dream of this seat before and after the input. */
const compare = <K extends Kinds>(
  game: Game<K>,
  table: K['Table'],
  seat: Seat,
  seed: string,
  input: Input,
  out: Played<K>,
): void => {
  const dream = game.imagine(table, seat, seed);
  must('blind', text(game.view(dream, seat)) === text(game.view(table, seat)), () => `seat ${seat} sees another table in a dream`);
  must(
    'blind',
    text(game.offers(dream, seat)) === text(game.offers(table, seat)),
    () => `seat ${seat} is offered other things in a dream`,
  );
  must(
    'blind',
    text([...game.moves(dream, seat)]) === text([...game.moves(table, seat)]),
    () => `seat ${seat} has other moves in a dream`,
  );
  const twin = game.play(dream, input);
  if (isRefusal(twin) || text(twin.told(seat)) !== text(out.told(seat))) return;
  must(
    'same story, same view',
    text(game.view(twin.table, seat)) === text(game.view(out.table, seat)),
    () => `after ${text(input)} seat ${seat} was told the same on two tables and sees two things`,
  );
  // Facts that were public only for an instant were seen too.
  must(
    'same story, same view',
    text(twin.facts) === text(out.facts),
    () => `with ${text(input)} seat ${seat} was told the same on two tables, and two kinds of public facts`,
  );
};

/** A viewer who followed the tellings knows every public fact. */
const checkFacts = <K extends Kinds>(game: Game<K>, table: K['Table'], input: Input, out: Played<K>): void => {
  const viewers: Viewer[] = ['rail'];
  for (let seat = 0; seat < table.seats; seat++) viewers.push(seat);
  for (const viewer of viewers)
    must(
      'facts told',
      text(openAfter(game.view(table, viewer).open, out.facts)) === text(game.view(out.table, viewer).open),
      () => `after ${text(input)} ${viewer} sees public facts that were not told`,
    );
};

const conserved = <K extends Kinds>(game: Game<K>, table: K['Table']): void => {
  const miscount = game.miscount(table);
  must('conserved', miscount === null, () => miscount!);
};
/** While a game is only played through, its cards are counted every n inputs. */
const COUNTED = 20;

/** The faces seen in play so far. */
const noteSeen = <K extends Kinds>(out: Played<K>, seen: Set<string>): void => {
  for (const telling of out.told('rail'))
    for (const face of (telling['cards'] as (string | null)[] | undefined) ?? []) if (face !== null) seen.add(face);
};

const searchOn = <K extends Kinds>(search: Search<K>, input: Input): void => {
  const why = search.next(input);
  must('honest', why === null, () => `an offered input is refused: ${text(input)}: ${why!.why}`);
};
const inputAt = <K extends Kinds>(game: Game<K>, table: K['Table'], dice: Dice): Input => {
  const input = anyInput(game, table, dice);
  if (input === null) throw new Broken('never stuck', 'nothing can happen');
  return input;
};

/** A moment to be checked against every law once the games are over: the table and the input that followed. */
interface Moment<K extends Kinds> {
  readonly table: K['Table'];
  readonly input: Input;
  /** The next table, as the search produced it. */
  readonly next: string;
  /** The seat whose dream of it is played to the end, if any. */
  readonly dreamer: Seat | null;
  readonly where: string;
}
/** Once n moments are kept, they are checked before the next game. */
const KEPT = 4096;

/** Checks everything that must hold for one table and the input that follows. */
const check = <K extends Kinds>(game: Game<K>, { table, input, next }: Moment<K>, dice: Dice, seen: Set<string>): void => {
  conserved(game, table);
  checkMoves(game, table, dice);
  // Choosing an input must not change the table either: it is frozen.
  inputAt(game, table, dice);
  const out = played(game, table, input);
  must('deterministic', text(game.next(table, input)) === text(out.table), () => `${text(input)} leads to two different tables`);
  must(
    'deterministic',
    text(out.table) === next,
    () => `${text(input)} leads to another table in a search, where rows change in place: copy a row that is used after a move`,
  );
  const copy = JSON.parse(text(table)) as K['Table'];
  const onCopy = under('saved', () => game.next(copy, input));
  checkFacts(game, table, input, out);
  must('saved', text(copy) === text(table) && text(onCopy) === next, () => `${text(input)} plays differently on a saved table`);
  for (let seat = 0; seat < table.seats; seat++)
    under('dreams are real', () => compare(game, table, seat, `dream ${below(dice, 2 ** 20)}`, input, out));
  noteSeen(out, seen);
};

const configuredOf = <K extends Kinds>(game: Game<K>, options: object, seats: number): K['Config'] => {
  const config = game.configure(options as never, seats);
  if (isRefusal(config)) throw new Error(`${config.why} ${config.about ?? ''}`);
  return config as K['Config'];
};

/** What is wrong, and where. */
const at = (where: () => string, what: () => void): void => {
  try {
    what();
  } catch (e) {
    throw e instanceof Broken ? new Broken(e.law, `${e.message.slice(e.law.length + 2)} (${where()})`) : e;
  }
};

export const laws = <K extends Kinds>(game: Game<K>, run: LawRun<K>): LawTally => {
  const { closely = 1, dreamEvery = 40, longest = 20_000, configs = [{}], holds } = run;
  const [fewest, most] = game.seats;
  const seen = new Set<string>();
  let games = 0;
  let inputs = 0;
  let dreams = 0;
  // Checked only afterwards: once a program has met frozen tables, it plays all others more slowly.
  let kept: Moment<K>[] = [];
  const hold = (): void => {
    const dice = diceFrom(`${run.seed} ${inputs}`);
    for (const moment of kept)
      at(
        () => moment.where,
        () => under('pure', () => check(game, moment, dice, seen)),
      );
  };
  const dream = (): void => {
    const dice = diceFrom(`${run.seed} ${inputs}`);
    for (const { table, dreamer, where } of kept) {
      if (dreamer === null) continue;
      at(
        () => where,
        () => under('dreams are real', () => playOut(game, table, dreamer, dice, longest)),
      );
      dreams++;
    }
  };
  const look = (): void => {
    hold();
    // Only now, so that a fault of the table itself is not mistaken for a fault of its dreams.
    dream();
    kept = [];
  };
  // Games with equal options share one object, so what depends on it is computed once.
  const chosen = new Map<string, K['Config']>();
  for (; games < run.games; games++) {
    if (seen.size >= game.faces.length && run.enough?.()) break;
    const g = games;
    const seats = fewest + (g % (most - fewest + 1));
    const which = `${g % configs.length} ${seats}`;
    const config = chosen.get(which) ?? configuredOf(game, configs[g % configs.length]!, seats);
    chosen.set(which, config);
    const dice = diceFrom(`${run.seed} ${g}`);
    const where = (): string => `game ${g} of seed "${run.seed}", ${seats} seats, options ${text(config)}, input ${inputs}`;
    const search = game.search(game.setup(config, seats, `${run.seed} ${g}`));
    const step = (n: number): void => {
      must('never stuck', n < longest, () => `not over after ${n} inputs`);
      const table = inputs % closely === 0 ? frozenCopy(search.table) : null;
      const input = inputAt(game, search.table, dice);
      if (table === null && seen.size < game.faces.length) noteSeen(played(game, search.table, input), seen);
      searchOn(search, input);
      if (table !== null) {
        const dreamer = n % dreamEvery === 0 ? n % seats : null;
        kept.push({ table, input, next: text(search.table), dreamer, where: where() });
      }
    };
    try {
      at(where, () => {
        for (let n = 0; game.outcome(search.table) === null; n++, inputs++) {
          under('pure', () => step(n));
          holds?.(search.table);
          if (n % COUNTED === 0) conserved(game, search.table);
        }
        conserved(game, search.table);
      });
    } catch (e) {
      // The fault may have begun earlier.
      hold();
      throw e;
    }
    if (kept.length >= KEPT) look();
  }
  look();
  const missing = game.faces.filter(face => !seen.has(face));
  must('all dealt', missing.length === 0, () => `never seen in play: ${missing.join(', ')}`);
  return { games, inputs, dreams };
};

/** Plays n inputs from this table on and checks each moment against every law. */
export const lawsFrom = <K extends Kinds>(game: Game<K>, table: K['Table'], inputs: number, seed: string): void => {
  const dice = diceFrom(seed);
  let t = table;
  for (let n = 0; n < inputs && game.outcome(t) === null; n++) {
    const frozen = frozenCopy(t);
    const input = under('pure', () => inputAt(game, frozen, dice));
    const next = under('pure', () => game.next(frozen, input));
    if (isRefusal(next)) throw new Broken('honest', `an offered input is refused: ${text(input)}: ${next.why}`);
    under('pure', () => check(game, { table: frozen, input, next: text(next), dreamer: null, where: '' }, dice, new Set()));
    t = next;
  }
};
