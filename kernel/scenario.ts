/**
 * Scenarios: stories written as JSON by people who need not know the code. A scenario lays out or deals a table, plays a script of inputs,
 * and says what must be seen, asked, offered, told and refused on the way. The format is described in docs/scenarios.md.
 */
import type { Game, Input, Kinds, Outcome, Telling } from './game.ts';
import { type Named, notationOf } from './notation.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { type Act, Amiss, amiss, type Expected, type Scenario, type Step, scenarioOf } from './scenario-form.ts';
import type { Millis, Move, Seat, Viewer } from './seat.ts';
import type { Json, JsonObject } from './secret.ts';
import type { AskView } from './table.ts';

export interface ScenarioResult {
  readonly title: string;
  readonly passed: boolean;
  /** How many steps were carried out. */
  readonly steps: number;
  readonly failure?: string;
}
/** What every view has, whatever the game. */
interface AnyView {
  readonly zones: JsonObject;
  readonly open: JsonObject;
  readonly ask: AskView | null;
}

const text = (x: unknown): string => JSON.stringify(x);
const same = (what: string, found: unknown, wanted: unknown): void => {
  if (text(found) !== text(wanted)) amiss(`${what}: expected ${text(wanted)}, found ${text(found)}`);
};
const saidWhy = ({ why, rule, about }: Refusal): string => `${why}${about === undefined ? '' : ` ${about}`} (${rule})`;
const isObject = (x: Json | undefined): x is JsonObject => typeof x === 'object' && x !== null && !Array.isArray(x);

const configFor = (game: Game<Kinds>, options: JsonObject, seats: number): Json => {
  const config = game.configure(options, seats);
  return config !== null && typeof config === 'object' && isRefusal(config) ? amiss(saidWhy(config)) : config;
};

/** The table on which a scenario is played. */
class Stage {
  readonly #game: Game<Kinds>;
  readonly #names: readonly string[];
  readonly #say: Named;
  #table: Kinds['Table'];
  #clock: Millis = 0;
  #told: (viewer: Viewer) => readonly Telling[] = () => [];
  #mentioned = false;

  constructor({ game, names, options, seed, position }: Scenario) {
    this.#game = game;
    this.#names = names;
    this.#say = notationOf(game, names);
    const config = configFor(game, options, names.length);
    const dealt = game.setup(config, names.length, seed);
    if (position === null) {
      this.#table = dealt;
      return;
    }
    const open = (game.view(dealt, 'rail') as AnyView).open;
    const facts: { [name: string]: Json } = {};
    for (const [name, value] of Object.entries(position.facts)) facts[name] = this.#fact(value, open[name]);
    const laid = game.lay(config, names.length, seed, {
      zones: position.zones,
      open: facts,
      ...(position.rest === null ? {} : { rest: position.rest }),
    });
    if (isRefusal(laid)) amiss(`position: ${saidWhy(laid)}`);
    this.#table = laid as Kinds['Table'];
  }

  step({ act, at, refused, expect }: Step): void {
    if (act !== null) this.#act(act, at, refused);
    if (expect !== null) this.#expect(expect);
  }
  /** Nothing may be left open that the scenario did not mention. */
  close(): void {
    const waiting = this.#waiting();
    if (waiting.length === 0 || this.#mentioned) return;
    const { question } = this.#view('rail').ask!;
    amiss(
      `the scenario ends while ${waiting.join(', ')} must answer ("${question}"): expect it with "asked" or "question", or set "open": true`,
    );
  }

  #act(act: Act, second: Millis | null, refused: string | null): void {
    if (act.is === 'wait') this.#clock += act.millis;
    if (act.is === 'tick') this.#clock = Math.max(this.#clock, act.at);
    const at = second ?? this.#clock;
    // An earlier second than the last one is a message that travelled longer.
    this.#clock = Math.max(this.#clock, at);
    const out = this.#game.play(this.#table, this.#input(act, at));
    if (refused !== null) {
      if (!isRefusal(out)) amiss(`it should be refused by ${refused}, but it is allowed`);
      else if (out.rule !== refused) amiss(`it should be refused by ${refused}, but is refused by ${out.rule}: ${out.why}`);
      return;
    }
    if (isRefusal(out)) amiss(`it is refused: ${saidWhy(out)}${this.#instead(act)}`);
    else {
      this.#table = out.table;
      this.#told = out.told;
      this.#mentioned = false;
    }
  }
  #instead(act: Act): string {
    if (act.is !== 'move') return '';
    const verbs = this.#game.offers(this.#table, this.#seat(act.name)).map(offer => offer.do);
    return `; ${act.name} may now: ${verbs.join(', ') || 'do nothing'}`;
  }
  #input(act: Act, at: Millis): Input {
    switch (act.is) {
      case 'move':
        return { seat: this.#seat(act.name), move: this.#move(act.move), at };
      case 'lapse':
        return { lapse: this.#seat(act.name), at };
      case 'cue':
        return { cue: at };
      case 'verdict':
        return { verdict: { order: act.order.map(group => group.map(name => this.#seat(name))), evidence: act.evidence }, at };
      default:
        return { tick: this.#clock };
    }
  }
  /** Words or an object; in an object too, players may stand by name. */
  #move(said: string | JsonObject): Move {
    const move: { [part: string]: Json } & { do: string } =
      typeof said === 'string' ? { ...this.#say.move(said) } : { do: '', ...said };
    for (const [part, need] of Object.entries(this.#game.needs(move.do) ?? {})) {
      if (need !== 'seat') continue;
      const value = move[part];
      if (typeof value === 'string' && this.#names.includes(value)) move[part] = this.#seat(value);
      else if (typeof value === 'string' || Number.isNaN(value))
        amiss(`"${part}" of ${move.do} must be one of the players ${this.#names.join(', ')}`);
    }
    return move;
  }

  #expect(e: Expected): void {
    if (e.asked !== undefined) same('asked', this.#waiting().toSorted(), e.asked.toSorted());
    if (e.question !== undefined)
      same('question', this.#waiting().length === 0 ? null : this.#view('rail').ask!.question, e.question);
    if (e.asked !== undefined || e.question !== undefined) this.#mentioned = true;
    for (const [viewer, rows] of Object.entries(e.sees ?? {})) for (const row in rows) this.#sees(viewer, row, rows[row]!);
    for (const [name, value] of Object.entries(e.facts ?? {})) this.#expectFact(name, value);
    for (const [name, verbs] of Object.entries(e.offers ?? {})) {
      const offers = this.#game.offers(this.#table, this.#seat(name)).map(offer => offer.do);
      same(`offered to ${name}`, offers.toSorted(), verbs.toSorted());
    }
    for (const [name, moves] of Object.entries(e.may ?? {}))
      for (const move of moves) {
        const next = this.#game.next(this.#table, { seat: this.#seat(name), move: this.#move(move), at: this.#clock });
        if (isRefusal(next)) amiss(`${name} should be allowed to ${text(move)}: ${saidWhy(next)}`);
      }
    for (const [viewer, tellings] of Object.entries(e.told ?? {})) for (const telling of tellings) this.#heard(viewer, telling);
    if (e.outcome !== undefined) this.#outcome(e.outcome);
  }
  #sees(viewer: string, row: string, wanted: string | number): void {
    const seen = this.#say
      .row(this.#view(this.#viewer(viewer)), row)
      .split(' ')
      .filter(word => word !== '');
    const what = `${viewer} sees in ${row}`;
    if (typeof wanted === 'number') {
      same(`${what} so many cards`, seen.length, wanted);
      return;
    }
    const words = wanted
      .split(/\s+/)
      .filter(word => word !== '')
      .flatMap(word => {
        const [, face, copies] = /^(.+?)(?:\*(\d+))?$/.exec(word)!;
        if (face !== '?' && !this.#game.faces.includes(face!))
          amiss(`${what}: "${face}" is no face; the faces are ?, ${this.#game.faces.join(', ')}`);
        return Array.from({ length: Math.min(300, Number(copies ?? 1)) }, () => face!);
      });
    const zone = this.#game.zones[row.split(' ')[0]!]!;
    const inOrder = (cards: string[]): string => (zone.order === 'free' ? cards.toSorted() : cards).join(' ');
    same(what, inOrder(seen), inOrder(words));
  }
  /** Players stand for seats, wherever they stand; a list that has an entry for each seat may be written by name. */
  #fact(value: Json, now: Json | undefined): Json {
    if (!this.#bySeat(now) || !isObject(value)) return this.#say.seats(value);
    for (const name in value) this.#seat(name);
    return now.map((was, seat) => (Object.hasOwn(value, this.#names[seat]!) ? this.#say.seats(value[this.#names[seat]!]!) : was));
  }
  #bySeat(fact: Json | undefined): fact is readonly Json[] {
    return Array.isArray(fact) && fact.length === this.#names.length;
  }
  #expectFact(name: string, value: Json): void {
    const { open } = this.#view('rail');
    if (!Object.hasOwn(open, name)) amiss(`there is no fact "${name}": the facts are ${Object.keys(open).join(', ')}`);
    same(`fact ${name}`, open[name], this.#fact(value, open[name]));
  }
  #heard(viewer: string, wanted: JsonObject): void {
    const tellings = this.#told(this.#viewer(viewer));
    const fits = (found: Json | undefined, want: Json): boolean =>
      isObject(want) && isObject(found) ? Object.keys(want).every(key => fits(found[key], want[key]!)) : text(found) === text(want);
    if (!tellings.some(telling => fits(telling, this.#say.seats(wanted))))
      amiss(`${viewer} was not told ${text(wanted)}, but ${text(tellings)}`);
  }
  #outcome(wanted: Expected['outcome']): void {
    const outcome: Outcome | null = this.#game.outcome(this.#table);
    if (wanted === null || wanted === undefined) {
      same('outcome', outcome, null);
      return;
    }
    const { score, winners, endings } = outcome ?? amiss('the game is not over');
    for (const [name, points] of Object.entries(wanted.score ?? {})) same(`score of ${name}`, score[this.#seat(name)], points);
    if (wanted.winners !== undefined) same('winners', winners.map(seat => this.#names[seat]).toSorted(), wanted.winners.toSorted());
    if (wanted.endings !== undefined) same('endings', endings, wanted.endings);
  }

  #view(viewer: Viewer): AnyView {
    return this.#game.view(this.#table, viewer) as AnyView;
  }
  #waiting(): string[] {
    const { ask } = this.#view('rail');
    return this.#game.outcome(this.#table) !== null || ask === null ? [] : ask.waiting.map(seat => this.#names[seat]!);
  }
  #seat(name: string): Seat {
    const seat = this.#names.indexOf(name);
    return seat < 0 ? amiss(`nobody is called ${name}; the players are ${this.#names.join(', ')}`) : seat;
  }
  #viewer(name: string): Viewer {
    return name === 'rail' ? 'rail' : this.#seat(name);
  }
}

const titled = (json: Json): string => (isObject(json) && typeof json['title'] === 'string' ? json['title'] : '');
/** Play a scenario. Nothing is thrown: what is wrong with it, or with the game, is the failure. */
export const runScenario = (json: Json, games: { readonly [id: string]: Game<Kinds> }): ScenarioResult => {
  const title = titled(json);
  let steps = 0;
  try {
    const scenario = scenarioOf(json, games);
    const stage = new Stage(scenario);
    for (const step of scenario.script) {
      try {
        stage.step(step);
      } catch (e) {
        if (!(e instanceof Amiss)) throw e;
        const said = text((json as { readonly script: readonly Json[] }).script[steps]);
        throw new Amiss(`step ${steps + 1} ${said.length > 80 ? `${said.slice(0, 79)}…` : said}: ${e.message}`);
      }
      steps++;
    }
    if (!scenario.open) stage.close();
    return { title, passed: true, steps };
  } catch (e) {
    // A table laid out by hand may be one that the rules never meet, such as a deck without Sheriffs.
    const failure = e instanceof Amiss ? e.message : `step ${steps + 1}: the rules cannot go on from here: ${(e as Error).message}`;
    return { title, passed: false, steps, failure };
  }
};
