/** Turns declarations (zones, cards, verbs, scripts) into a `Game`. A `Game` is never written by hand. */

import { Dealer } from './cards/dealer.ts';
import { byKind, faultsIn, type Lawful } from './cards/lawful.ts';
import { factsSet, keptLaid, laidOut, type Position, type Rest } from './cards/position.ts';
import { cardId, everyone, raw, type Shape, type Table, topOf } from './cards/table.ts';
import type { Room } from './cards/zones.ts';
import { diceFrom } from './chance/dice.ts';
import type { Game, Offer, Outcome, Telling } from './game.ts';
import { checkNames, questionsIn } from './machine/declared.ts';
import { answersFor, drive, lapseOf, mayStand, type Rules, run, stepOf } from './machine/run.ts';
import type { Scripts } from './machine/script.ts';
import { whyStays } from './machine/undo.ts';
import type { Needs, Standing, Verb } from './machine/verb.ts';
import { passInWindow } from './machine/window.ts';
import { configured, type OptionSpecs } from './options.ts';
import { isRefusal, no, type Refusal } from './refusal.ts';
import type { Move, Seat, Seed } from './seat.ts';
import { choosyFirst, type Dreaming, imagine, redealt } from './views/dream.ts';
import { glancesOf } from './views/glance.ts';
import { askOf, TableWatcher, type View, viewOf, Witnesses } from './views/view.ts';

/** What the box holds of one card. Everything else about a card is up to its game. */
export interface Printed<S extends Shape> {
  readonly copies: number | ((config: S['config'], seats: number) => number);
  /** The deck it belongs to, as its back shows; one deck by default. */
  readonly back?: string;
}
interface Declared<S extends Shape> {
  readonly id: string;
  readonly version: number;
  /** The room has rows for the largest number of players. */
  readonly fewest: number;
  readonly options: OptionSpecs;
  /** The winner of the last game at the table has the first turn. The game must have an option `first`, a seat or null. */
  readonly winnerBegins?: true;
  /** See `PlayableGame`; by default, no telling is one. */
  isScene?(telling: Telling): boolean;
  /** Constraints across options: those that exclude each other, or this number of players. */
  check?(config: S['config'], seats: number): Refusal | null;
  /** The team of each seat, where people play in teams. */
  teams?(config: S['config'], seats: number): readonly number[];
  readonly room: Room<S['zones']>;
  readonly cards: { readonly [F in S['face']]: Printed<S> };
  readonly verbs: readonly Verb<S>[];
  /** Verbs that may be done unasked. */
  readonly standing: readonly Standing<S>[];
  /** `game` runs from the beginning; `position` from a table laid out by hand. */
  readonly scripts: Scripts<S> & { readonly game: Scripts<S>[string]; readonly position: Scripts<S>[string] };
  /** Where cards go that a position does not name. */
  readonly rest: Rest<S['face']>;
  /** What a table laid out by hand must satisfy; by default, each fact must keep its initial type. */
  readonly lawful?: Lawful<S>;
  begin(config: S['config'], seats: number): { readonly open: S['open']; readonly kept: readonly S['kept'][] };
  /** The public facts copied, written out field by field: much faster than the default `...`, which is slow for copies of copies. */
  copyOpen?(open: S['open']): S['open'];
  outcome(t: Table<S>): Outcome | null;
}
/** A game in which seats keep secrets must say how they are dreamt. */
type Keeping<S extends Shape> = [S['kept']] extends [null] ? { readonly dreamKept?: never } : Pick<Dreaming<S>, 'dreamKept'>;
export type Declaration<S extends Shape> = Declared<S> & Keeping<S>;
export interface KindsOf<S extends Shape> {
  readonly Config: S['config'];
  readonly Table: Table<S>;
  readonly View: View<S>;
}

const byName = <V extends { readonly name: string }>(list: readonly V[]): { readonly [name: string]: V } =>
  Object.fromEntries(list.map(v => [v.name, v]));

export const makeGame = <S extends Shape>(d: Declaration<S>): Game<KindsOf<S>> => {
  checkNames(d);
  type T = Table<S>;
  const room: Room = d.room;
  const seats = [d.fewest, room.most] as const;
  const faces = Object.keys(d.cards) as S['face'][];
  const hasWindows = Object.values(d.scripts).some(({ steps }) => steps.some(step => step.op === 'window'));
  // The box of a table, cached: it is needed repeatedly within a game.
  const printed = new WeakMap<S['config'], { readonly seats: number; readonly box: readonly S['face'][] }>();
  const rules: Rules<S> & Dreaming<S> = {
    room,
    faces: new Set(faces),
    copyOpen: d.copyOpen ?? (open => ({ ...open })),
    scripts: d.scripts,
    verbs: byName([...(hasWindows ? [passInWindow as Verb<S>] : []), ...d.verbs, ...d.standing]),
    standing: byName(d.standing),
    outcome: d.outcome,
    box: (config, seats) => {
      const known = printed.get(config);
      if (known?.seats === seats) return known.box;
      const box = faces.flatMap(face => {
        const { copies } = d.cards[face];
        return Array.from({ length: typeof copies === 'number' ? copies : copies(config, seats) }, () => face);
      });
      printed.set(config, { seats, box });
      return box;
    },
    backOf: face => d.cards[face].back ?? '',
    keeps: d.dreamKept !== undefined,
    dreamKept: (d as Partial<Dreaming<S>>).dreamKept ?? (() => null),
  };
  const decks = [...new Set(faces.map(rules.backOf))].map(back => faces.filter(face => rules.backOf(face) === back));
  const order = choosyFirst(room, decks);
  const lawful = d.lawful ?? byKind<S>(d.begin);

  const empty = (config: S['config'], seats: number, seed: Seed): T => {
    const face = rules.box(config, seats);
    return {
      seats,
      config,
      clock: 0,
      dice: diceFrom(seed),
      face,
      known: face.map(() => everyone(seats)),
      cards: room.spots.map(spot => (spot.zone === 'box' ? face.map((_, i) => cardId(i)) : [])),
      ...d.begin(config, seats),
      stack: [],
      ask: null,
    };
  };
  const started = (table: T, script: 'game' | 'position', witnesses: Witnesses<S> | null = null): T => {
    const dealer = new Dealer(table, rules, witnesses);
    dealer.push(script, 0, {});
    run(rules, dealer);
    return dealer.table;
  };
  const seatsFit = (n: number): boolean => Number.isInteger(n) && n >= seats[0] && n <= seats[1];
  const standingFor = (t: T, seat: Seat): readonly Standing<S>[] =>
    d.outcome(t) === null ? d.standing.filter(v => mayStand(rules, t, v, seat) === null) : [];

  const glance = glancesOf(rules);

  return {
    id: d.id,
    version: d.version,
    seats,
    zones: room.zones,
    faces,
    options: d.options,
    questions: questionsIn(d.scripts),
    winnerBegins: d.winnerBegins === true,
    isScene: telling => d.isScene?.(telling) ?? false,
    teams: (config, n) => d.teams?.(config, n) ?? null,
    configure(asked, n) {
      if (!seatsFit(n)) return { ...no.seats, about: `${d.id} is for ${seats[0]} to ${seats[1]}` };
      const config = configured(d.options, asked, n);
      return isRefusal(config) ? config : (d.check?.(config, n) ?? config);
    },
    facts(config, seats) {
      const forms = lawful.facts({ config, seats, who: () => 'a player' });
      return Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, form.said]));
    },
    copies(config, seats) {
      const n: { [face: string]: number } = Object.fromEntries(faces.map(face => [face, 0]));
      for (const face of rules.box(config, seats)) n[face]!++;
      return n;
    },
    setup: (config, seats, seed) => started(empty(config, seats, seed), 'game'),
    open(config, seats, seed) {
      const witnesses = new Witnesses<S>();
      const table = started(empty(config, seats, seed), 'game', witnesses);
      return { table, told: viewer => witnesses.told(seats, viewer), facts: witnesses.facts };
    },
    lay(config, seats, seed, position: Position) {
      const table = empty(config, seats, seed);
      const laid = laidOut<S>(room, table.face, seats, seed, position, d.rest);
      if (isRefusal(laid)) return laid;
      const open = factsSet(table.open, position.open ?? {});
      if (isRefusal(open)) return open;
      const kept = keptLaid<S['kept']>(table.kept, position.kept ?? {}, rules.keeps);
      if (isRefusal(kept)) return kept;
      const whole = { ...table, ...laid, open: open as S['open'], kept };
      const faults = faultsIn(lawful, whole, position.open ?? {}, position.names);
      if (faults.length > 0) return { ...no.position, about: `${faults.join('; ')}.` };
      return d.outcome(whole) === null ? started(whole, 'position') : { ...no.position, about: 'the game would be over.' };
    },

    offers(t, seat) {
      const offers: Offer[] = [];
      const offer = (v: Verb<S>, question: string | null): void => {
        if (v.possible(t, seat, topOf(t))) offers.push({ do: v.name, needs: v.needs, question });
      };
      const asked = answersFor(rules, t, seat);
      const step = asked.length > 0 ? stepOf(rules, t) : null;
      const question = step !== null && 'question' in step ? step.question : null;
      for (const v of asked) offer(v, question);
      for (const v of standingFor(t, seat)) offer(v, null);
      return offers;
    },
    *moves(t, seat, verb): Iterable<Move> {
      const wanted = (v: Verb<S>): boolean => verb === undefined || v.name === verb;
      for (const v of answersFor(rules, t, seat)) if (wanted(v)) yield* v.moves(t, seat, topOf(t));
      for (const v of standingFor(t, seat)) if (wanted(v)) yield* v.moves(t, seat, topOf(t));
    },
    lapse: (t, seat) => lapseOf(rules, t, seat, () => 0),
    needs: (verb): Needs | null => (Object.hasOwn(rules.verbs, verb) ? rules.verbs[verb]!.needs : null),

    play(table, input) {
      const witnesses = new Witnesses<S>();
      const dealer = new Dealer(table, rules, witnesses);
      return (
        drive(rules, dealer, input) ?? {
          table: dealer.table,
          told: viewer => witnesses.told(table.seats, viewer),
          facts: witnesses.facts,
        }
      );
    },
    next(table, input) {
      const dealer = new Dealer(table, rules, null);
      return drive(rules, dealer, input) ?? dealer.table;
    },
    search(table) {
      const dealer = new Dealer(table, rules, null);
      return { table: dealer.table, next: input => drive(rules, dealer, input) };
    },
    stays: (before, input, after) => whyStays(room, verb => rules.verbs[verb]!.final, d.outcome, before, input, after),
    alarm: t => (t.ask === null || d.outcome(t) !== null ? null : t.ask.closes),
    race(t) {
      const step = t.ask === null ? null : stepOf(rules, t);
      if (step === null || step.op !== 'race' || t.ask === null) return null;
      const f = topOf(t);
      return {
        hand: step.hand.name,
        racers: t.ask.asked,
        down: t.ask.down.map(hand => hand.seat),
        cued: t.ask.cue !== null,
        within: step.within(t, f),
        mayMiss: step.mayMiss(t, f),
      };
    },
    view: (t, viewer) => viewOf(rules, t, viewer, null, null),
    watcher: viewer => new TableWatcher(rules, viewer),
    glance,
    ask: t => askOf(rules, t),
    imagine: (t, seat, seed) => imagine(rules, order, t, seat, seed),
    redealt: (t, seed) => redealt(rules, order, t, seed),
    outcome: d.outcome,
    miscount(t) {
      const seen = t.face.map(() => 0);
      for (const row of t.cards) for (const id of row) seen[raw(id)]!++;
      const lost = seen.findIndex(n => n !== 1);
      if (lost >= 0) return `a ${t.face[lost]} lies in ${seen[lost]} places`;
      const copies = new Map<S['face'], number>();
      for (const face of rules.box(t.config, t.seats)) copies.set(face, (copies.get(face) ?? 0) + 1);
      for (const face of t.face) copies.set(face, (copies.get(face) ?? 0) - 1);
      for (const left of copies.values()) if (left !== 0) return 'the faces are not those of the box';
      return null;
    },
  };
};
