/**
 * The test language: names for seats, cards as words, times in seconds.
 *
 *   story(game, { Jesse: { hand: '3 4 7' }, Butch: {} }, { zones: { loot: 5 }, open: { passes: 1 } })
 *     .does('Jesse', 'discard 3 4 7').mayNot('Butch', 'shootout', 'WB-42').waits(2).isAsked('Butch').sees('Butch', 'hand Jesse', '? ? ?')
 *
 * A story that ends with an unmentioned open question fails: see `told`.
 */

import type { Position, RowNotation, ZoneNotation } from '../cards/position.ts';
import type { Game, Input, Kinds, Outcome, Telling } from '../game.ts';
import type { Json, JsonObject } from '../json.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import type { Seat, Viewer } from '../seat.ts';
import { type Named, notationOf } from './notation.ts';

export interface StoryTable {
  /** Rows of the whole table by zone, public facts, options, and where unnamed cards go. */
  readonly zones?: { readonly [zone: string]: ZoneNotation };
  readonly open?: JsonObject;
  /** What players keep to themselves, by name. */
  readonly kept?: { readonly [name: string]: Json };
  readonly options?: JsonObject;
  readonly rest?: string;
  readonly seed?: string;
}
const fail = (what: string): never => {
  throw new Error(what);
};
const same = (what: string, got: unknown, want: unknown): void => {
  if (JSON.stringify(got) !== JSON.stringify(want)) fail(`${what}: expected ${JSON.stringify(want)}, found ${JSON.stringify(got)}`);
};

let begun: Story<Kinds>[] | null = null;
/** Tells stories, and insists that none ends with an unmentioned open question. */
export const told = (body: () => void): void => {
  begun = [];
  try {
    body();
    if (begun.length === 0) return;
    for (const s of begun) s.close();
  } finally {
    begun = null;
  }
};

export class Story<K extends Kinds> {
  readonly #game: Game<K>;
  readonly #names: readonly string[];
  readonly #say: Named;
  #table: K['Table'];
  #clock = 0;
  #stamps: { readonly seat: Seat; readonly at: number }[] = [];
  #mentioned = false;
  #told: (viewer: Viewer) => readonly Telling[] = () => [];

  constructor(game: Game<K>, names: readonly string[], table: K['Table']) {
    this.#game = game;
    this.#names = names;
    this.#say = notationOf(game, names);
    this.#table = table;
    (begun as Story<K>[] | null)?.push(this);
  }
  get table(): K['Table'] {
    return this.#table;
  }

  /**
   * `Butch` does `discard 3 4 7`, at this second of the game if it matters. In a race the cue comes before the first hand, and the verdict
   * after the last.
   */
  does(name: string, what: string, atSecond?: number): this {
    const at = this.#at(atSecond);
    const race = this.#game.race(this.#table);
    const seat = this.#seat(name);
    const move = this.#say.move(what);
    if (move.do === race?.hand && !race.cued) this.#play({ cue: this.#clock }, 'the cue');
    this.#play({ seat, move, at }, `${name} ${what}`);
    if (move.do === race?.hand) this.#hand(seat, at);
    return this;
  }
  mayNot(name: string, what: string | JsonObject, rule: string, at?: number): this {
    const move = typeof what === 'string' ? this.#say.move(what) : (what as { do: string });
    const stamp = at === undefined ? this.#clock : at * 1000;
    return this.#refused({ seat: this.#seat(name), move, at: stamp }, `${name} ${JSON.stringify(what)}`, rule);
  }
  passes(...names: string[]): this {
    for (const name of names) this.does(name, 'pass');
    return this;
  }
  /** Lets time pass. */
  waits(seconds: number): this {
    this.#clock += seconds * 1000;
    this.#play({ tick: this.#clock }, `${seconds} s go by`);
    return this;
  }
  /** Their time is up: the game plays for them. */
  lapses(name: string): this {
    this.#play({ lapse: this.#seat(name), at: this.#clock }, `the time of ${name} is up`);
    return this;
  }
  cue(atSecond?: number): this {
    this.#play({ cue: this.#at(atSecond) }, 'the cue');
    return this;
  }
  /** The referee's finding: names, or lists of names that tied. */
  verdict(...order: (string | readonly string[])[]): this {
    const groups = order.map(group => (typeof group === 'string' ? [group] : group).map(name => this.#seat(name)));
    this.#play({ verdict: { order: groups, evidence: null }, at: this.#clock }, 'the verdict');
    return this;
  }
  /** Exactly these are waited for. */
  isAsked(...names: string[]): this {
    const waiting = this.#waiting();
    same('waited for', waiting.toSorted(), names.toSorted());
    this.#mentioned = true;
    return this;
  }
  /** They may do it now. */
  may(name: string, what: string): this {
    const r = this.#game.next(this.#table, { seat: this.#seat(name), move: this.#say.move(what), at: this.#clock });
    if (isRefusal(r)) fail(`${name} should be allowed to ${what}: ${r.why} (${r.rule})`);
    return this;
  }
  offered(name: string, ...verbs: string[]): this {
    const offers = this.#game.offers(this.#table, this.#seat(name)).map(o => o.do);
    same(`offered to ${name}`, offers.toSorted(), verbs.toSorted());
    return this;
  }
  /** What a viewer sees in a row: `sees('Billy', 'revolver Jesse', '? ? ?')`. */
  sees(viewer: string, row: string, cards: string): this {
    const seen = this.#say.row(this.#game.view(this.#table, this.#viewer(viewer)), row);
    same(`${viewer} sees in ${row}`, seen, cards);
    return this;
  }
  /** What a player keeps to themselves. */
  keeps(name: string, value: Json): this {
    const { kept = null } = this.#game.view(this.#table, this.#seat(name)) as { readonly kept?: Json };
    same(`kept by ${name}`, kept, value);
    return this;
  }
  /** A public fact; names stand for seats. */
  fact(name: string, value: Json): this {
    const open = (this.#game.view(this.#table, 'rail') as { readonly open: JsonObject }).open;
    same(`public fact ${name}`, open[name], this.#say.seats(value));
    return this;
  }
  /** What a viewer was told after the last input: a telling with all these parts. */
  hears(viewer: string, tell: string, parts: JsonObject = {}): this {
    const tellings = this.#told(this.#viewer(viewer));
    const fits = (t: Telling): boolean =>
      t.tell === tell && Object.entries(parts).every(([k, v]) => JSON.stringify(t[k]) === JSON.stringify(this.#say.seats(v)));
    if (!tellings.some(fits)) fail(`${viewer} did not hear ${tell} ${JSON.stringify(parts)}, but ${JSON.stringify(tellings)}`);
    return this;
  }
  ends(score: { readonly [name: string]: number }, winners?: readonly string[]): this {
    const outcome = this.#outcome();
    same(
      'score',
      Object.fromEntries(this.#names.map((name, seat) => [name, outcome.score[seat]])),
      Object.fromEntries(this.#names.map(n => [n, score[n]])),
    );
    if (winners)
      same(
        'winners',
        outcome.winners.map(seat => this.#names[seat]),
        winners,
      );
    return this;
  }
  /** For `told`: no question may stay open that the story did not mention. */
  close(): void {
    if (this.#game.outcome(this.#table) !== null || this.#mentioned) return;
    const waiting = this.#waiting();
    const said = `.isAsked('${waiting.join("', '")}')`;
    if (waiting.length > 0)
      fail(`the story ends while ${waiting.join(', ')} must answer, and does not say so: end it with ${said}`);
  }

  #outcome(): Outcome {
    return this.#game.outcome(this.#table) ?? fail('the game is not over');
  }
  #waiting(): string[] {
    const ask = this.#game.ask(this.#table);
    return this.#game.outcome(this.#table) !== null || ask === null ? [] : ask.waiting.map(seat => this.#names[seat]!);
  }
  #seat(name: string): Seat {
    const seat = this.#names.indexOf(name);
    return seat < 0 ? fail(`nobody is called ${name}`) : seat;
  }
  #viewer(name: string): Viewer {
    return name === 'rail' ? 'rail' : this.#seat(name);
  }
  /** A time before the previous one means a message that travelled longer. */
  #at(second: number | undefined): number {
    const at = second === undefined ? this.#clock : second * 1000;
    this.#clock = Math.max(this.#clock, at);
    return at;
  }
  #play(input: Input, what: string): void {
    const out = this.#game.play(this.#table, input);
    if (isRefusal(out)) throw new Error(`${what}: ${out.why} (${out.rule})`);
    this.#table = out.table;
    this.#told = out.told;
    this.#mentioned = false;
    if (this.#game.race(this.#table) === null) this.#stamps = [];
  }
  #refused(input: Input, what: string, rule: string): this {
    const before = JSON.stringify(this.#table);
    const out = this.#game.play(this.#table, input);
    if (!isRefusal(out)) return fail(`${what} should not be allowed (${rule})`);
    same(`rule that forbids ${what}`, (out as Refusal).rule, rule);
    same('the table after a refusal', JSON.stringify(this.#table), before);
    return this;
  }
  /** The story is its own referee: when every racer's hand is down, the stamps decide. */
  #hand(seat: Seat, at: number): void {
    this.#stamps.push({ seat, at });
    const race = this.#game.race(this.#table);
    if (race === null || race.down.length < race.racers.length) return;
    const order = this.#stamps.toSorted((a, b) => a.at - b.at).map(s => [s.seat]);
    this.#play({ verdict: { order, evidence: null }, at: this.#clock }, 'the verdict');
  }
}

const configFor = <K extends Kinds>(game: Game<K>, options: Json, seats: number): K['Config'] => {
  const config = game.configure(options, seats);
  return isRefusal(config) ? fail(`${config.why} ${config.about ?? ''}`) : config;
};

/** A story that begins at a table laid out by hand: each player's zones, then those of the whole table. */
export const story = <K extends Kinds>(
  game: Game<K>,
  players: { readonly [name: string]: { readonly [zone: string]: RowNotation | { readonly [place: string]: RowNotation } } },
  table: StoryTable = {},
): Story<K> => {
  const names = Object.keys(players);
  const zones: { [zone: string]: ZoneNotation } = { ...table.zones };
  names.forEach((name, seat) => {
    for (const [zone, row] of Object.entries(players[name]!)) zones[zone] = { ...(zones[zone] as object | undefined), [seat]: row };
  });
  const say = notationOf(game, names);
  const position: Position = {
    zones,
    names,
    open: say.seats(table.open ?? {}) as JsonObject,
    kept: Object.fromEntries(Object.entries(table.kept ?? {}).map(([name, value]) => [names.indexOf(name), value])),
    ...(table.rest === undefined ? {} : { rest: table.rest }),
  };
  const laid = game.lay(configFor(game, table.options ?? null, names.length), names.length, table.seed ?? 'story', position);
  return isRefusal(laid) ? fail(`${laid.why} ${laid.about ?? ''}`) : new Story(game, names, laid);
};

/** A story that begins with a deal. */
export const dealt = <K extends Kinds>(game: Game<K>, names: readonly string[], options: Json = null, seed = 'story'): Story<K> =>
  new Story(game, names, game.setup(configFor(game, options, names.length), names.length, seed));
