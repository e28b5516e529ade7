/** The table on which a scenario is played: what its steps do, and what each viewer then sees and is told. */

import type { AskView } from '../cards/table.ts';
import type { Game, Kinds, Outcome, Telling } from '../game.ts';
import type { Json, JsonObject } from '../json.ts';
import { advance, beginAt, type Logged, type Progress } from '../machine/undo.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import type { Millis, Move, Seat, Viewer } from '../seat.ts';
import { type Named, notationOf } from './notation.ts';
import { amiss, type Scenario, type ScenarioAct } from './scenario-shape.ts';

/** The part of a view common to all games. */
interface AnyView {
  readonly zones: JsonObject;
  readonly open: JsonObject;
  readonly ask: AskView | null;
}
export const saidWhy = ({ why, rule, about }: Refusal): string => `${why}${about === undefined ? '' : ` ${about}`} (${rule})`;
const isObject = (x: Json | undefined): x is JsonObject => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Names of players stand for seats, at any depth; a list that has an entry for each seat may be written by name. */
export const factAs = (say: Named, names: readonly string[], value: Json, now: Json | undefined): Json => {
  if (!Array.isArray(now) || now.length !== names.length || !isObject(value)) return say.seats(value);
  const stranger = Object.keys(value).find(name => !names.includes(name));
  if (stranger !== undefined) amiss(`nobody is called "${stranger}"; the players are ${names.join(', ')}`);
  return (now as readonly Json[]).map((was, seat) => (Object.hasOwn(value, names[seat]!) ? say.seats(value[names[seat]!]!) : was));
};
/** The table as laid out or dealt by the scenario, or why it is refused. */
export const tableOf = ({ game, names, options, seed, position }: Scenario): Kinds['Table'] | Refusal => {
  const config = game.configure(options, names.length);
  if (isRefusal(config)) return config;
  const dealt = game.setup(config, names.length, seed);
  if (position === null) return dealt;
  const say = notationOf(game, names);
  const { open } = game.view(dealt, 'rail') as AnyView;
  const facts = Object.entries(position.facts).map(([name, value]) => [name, factAs(say, names, value, open[name])]);
  return game.lay(config, names.length, seed, {
    zones: position.zones,
    kept: position.kept,
    open: Object.fromEntries(facts) as JsonObject,
    names,
    ...(position.rest === null ? {} : { rest: position.rest }),
  });
};

export class Stage {
  readonly game: Game<Kinds>;
  readonly names: readonly string[];
  readonly say: Named;
  readonly #scenario: Scenario;
  #progress: Progress<Kinds>;
  /** The table before the last act. */
  #before: Kinds['Table'];
  #clock: Millis = 0;
  #games = 1;
  #told: (viewer: Viewer) => readonly Telling[] = () => [];

  constructor(scenario: Scenario, table: Kinds['Table']) {
    this.#scenario = scenario;
    this.game = scenario.game;
    this.names = scenario.names;
    this.say = notationOf(scenario.game, scenario.names);
    this.#progress = beginAt(table);
    this.#before = table;
  }
  get table(): Kinds['Table'] {
    return this.#progress.table;
  }
  get clock(): Millis {
    return this.#clock;
  }
  get outcome(): Outcome | null {
    return this.game.outcome(this.table);
  }
  told(viewer: string): readonly Telling[] {
    return this.#told(this.viewer(viewer));
  }
  view(viewer: string): AnyView {
    return this.game.view(this.table, this.viewer(viewer)) as AnyView;
  }
  /** Did the last act leave this view unchanged? */
  isUnchanged(viewer: string): boolean {
    const before = this.game.view(this.#before, this.viewer(viewer));
    return JSON.stringify(before) === JSON.stringify(this.view(viewer));
  }
  waiting(): string[] {
    const { ask } = this.view('rail');
    return this.outcome !== null || ask === null ? [] : ask.waiting.map(seat => this.names[seat]!);
  }
  offers(name: string): string[] {
    return this.game.offers(this.table, this.seat(name)).map(offer => offer.do);
  }

  /** Carries out an act. A refusal changes nothing. */
  act(act: ScenarioAct, second: Millis | null): Refusal | null {
    if (act.is === 'again') return this.#again();
    if (act.is === 'wait') this.#clock += act.millis;
    if (act.is === 'tick') this.#clock = Math.max(this.#clock, act.at);
    const at = second ?? this.#clock;
    // A time before the previous one means a message that travelled longer.
    this.#clock = Math.max(this.#clock, at);
    this.#before = this.table;
    const out = advance(this.game, this.#progress, this.#input(act, at));
    if (isRefusal(out)) return out;
    this.#progress = out;
    this.#told = out.told;
    return null;
  }
  /** The next game at the same table. Where the rules say so, the sole winner of the last game begins. */
  #again(): Refusal | null {
    const { winners } = this.outcome ?? amiss('"again" deals the next game, and this one is not over');
    const first = this.game.winnerBegins && winners.length === 1 ? { first: winners[0]! } : {};
    const { options, seed } = this.#scenario;
    const seats = this.names.length;
    const config = this.game.configure({ ...options, ...first }, seats) as Json;
    this.#before = this.table;
    const { table, told } = this.game.open(config, seats, `${seed}/${++this.#games}`);
    this.#progress = beginAt(table);
    this.#told = told;
    return null;
  }
  #input(act: Exclude<ScenarioAct, { readonly is: 'again' }>, at: Millis): Logged {
    switch (act.is) {
      case 'move':
        return { seat: this.seat(act.name), move: this.move(act.move), at };
      case 'lapse':
        return { lapse: this.seat(act.name), at };
      case 'undo':
        return { undo: this.seat(act.name), at };
      case 'cue':
        return { cue: at };
      case 'verdict':
        return { verdict: { order: act.order.map(group => group.map(name => this.seat(name))), evidence: act.evidence }, at };
      default:
        return { tick: this.#clock };
    }
  }
  /** Words or an object; an object may also use players' names. */
  move(said: string | JsonObject): Move {
    const move: { [part: string]: Json } & { do: string } =
      typeof said === 'string' ? { ...this.say.move(said) } : { do: '', ...said };
    for (const [part, need] of Object.entries(this.game.needs(move.do) ?? {})) {
      const value = move[part];
      if (need !== 'seat' || typeof value !== 'string') continue;
      if (!this.names.includes(value)) amiss(`"${part}" of ${move.do} must be one of the players ${this.names.join(', ')}`);
      move[part] = this.seat(value);
    }
    return move;
  }
  seat(name: string): Seat {
    const seat = this.names.indexOf(name);
    return seat < 0 ? amiss(`nobody is called ${name}; the players are ${this.names.join(', ')}`) : seat;
  }
  viewer(name: string): Viewer {
    return name === 'rail' ? 'rail' : this.seat(name);
  }
}
