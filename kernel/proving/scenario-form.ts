/**
 * The form of a scenario: turns JSON from outside into playable steps, or an error that names the place and the keys that would be
 * right. Nothing is played here; see `scenario.ts`, and docs/scenarios.md for authors.
 */

import type { RowNotation, ZoneNotation } from '../cards/position.ts';
import type { Game, Kinds } from '../game.ts';
import type { Json, JsonObject } from '../json.ts';
import { no } from '../refusal.ts';
import type { Millis } from '../seat.ts';
import { Amiss, amiss, type Expected, type Scenario, type ScenarioAct, type ScenarioStep } from './scenario-shape.ts';

const SCENARIO = [
  'title',
  'game',
  'options',
  'seats',
  'seed',
  'position',
  'refused',
  'because',
  'script',
  'open',
  'puzzle',
] as const;
const POSITION = ['zones', 'facts', 'kept', 'rest'] as const;
const ACTS = ['lapse', 'undo', 'again', 'cue', 'verdict', 'wait', 'tick'] as const;
const BESIDE = ['at', 'refused', 'expect', 'evidence'] as const;
const EXPECT = ['asked', 'question', 'sees', 'facts', 'kept', 'offers', 'may', 'told', 'untold', 'unchanged', 'outcome'] as const;
const OUTCOME = ['score', 'winners', 'endings'] as const;

const isObject = (x: Json | undefined): x is JsonObject => typeof x === 'object' && x !== null && !Array.isArray(x);
const isText = (x: Json | undefined): x is string => typeof x === 'string';
const show = (x: Json | undefined): string => (x === undefined ? 'nothing' : JSON.stringify(x));

const object = (x: Json | undefined, what: string): JsonObject =>
  isObject(x) ? x : amiss(`${what} must be an object, not ${show(x)}`);
const text = (x: Json | undefined, what: string): string =>
  isText(x) && x !== '' ? x : amiss(`${what} must be a text, not ${show(x)}`);
const list = (x: Json | undefined, what: string): readonly Json[] =>
  Array.isArray(x) ? (x as readonly Json[]) : amiss(`${what} must be a list, not ${show(x)}`);
const texts = (x: Json | undefined, what: string): string[] => list(x, what).map(e => text(e, `each of ${what}`));
const millis = (x: Json | undefined, what: string): Millis =>
  typeof x === 'number' && Number.isFinite(x) && x >= 0
    ? Math.round(x * 1000)
    : amiss(`${what} must be a number of seconds, zero or more, not ${show(x)}`);
const onlyKeys = (x: JsonObject, keys: readonly string[], what: string): void => {
  for (const key in x) if (!keys.includes(key)) amiss(`"${key}" is no key of ${what}: the keys are ${keys.join(', ')}`);
};

/** Checks the parts of one scenario against its game and its players. */
class Form {
  readonly #game: Game<Kinds>;
  readonly #names: readonly string[];
  readonly #rules: readonly string[];
  constructor(game: Game<Kinds>, names: readonly string[], rules: readonly string[]) {
    this.#game = game;
    this.#names = names;
    this.#rules = rules;
  }
  #player(x: Json | undefined, what: string): string {
    return isText(x) && this.#names.includes(x)
      ? x
      : amiss(`${what}: nobody is called ${show(x)}; the players are ${this.#names.join(', ')}`);
  }
  #viewer(x: string, what: string): string {
    return x === 'rail' ? x : this.#player(x, what);
  }
  #byPlayer<V>(
    x: Json | undefined,
    what: string,
    value: (v: Json, what: string) => V,
    rail = false,
  ): { readonly [name: string]: V } {
    const out: { [name: string]: V } = {};
    for (const [name, v] of Object.entries(object(x, what))) {
      if (rail) this.#viewer(name, what);
      else this.#player(name, what);
      out[name] = value(v, `${what} of ${name}`);
    }
    return out;
  }

  /** An option that is a seat may be given by name. */
  options(x: Json | undefined): JsonObject {
    const named = ([name, value]: [string, Json]): [string, Json] =>
      this.#game.options[name]?.kind === 'seat' && isText(value)
        ? [name, this.#names.indexOf(this.#player(value, `option ${name}`))]
        : [name, value];
    return Object.fromEntries(Object.entries(object(x ?? {}, '"options"')).map(named));
  }
  /** Rows of seats are keyed by their owners' names. */
  zones(x: Json | undefined): { readonly [zone: string]: ZoneNotation } {
    const zones: { [zone: string]: ZoneNotation } = {};
    for (const [name, said] of Object.entries(object(x ?? {}, 'zones'))) {
      const zone = this.#game.zones[name];
      if (zone === undefined) return amiss(`there is no zone "${name}": the zones are ${Object.keys(this.#game.zones).join(', ')}`);
      if (zone.by === 'seat' || zone.by === 'seat-place') {
        const rows = this.#byPlayer(said, name, row => row);
        zones[name] = Object.fromEntries(Object.entries(rows).map(([who, row]) => [this.#names.indexOf(who), row])) as ZoneNotation;
      } else zones[name] = said as ZoneNotation;
    }
    return zones;
  }
  position(x: Json | undefined): Scenario['position'] {
    if (x === undefined) return null;
    const position = object(x, 'position');
    onlyKeys(position, POSITION, 'a position');
    return {
      zones: this.zones(position['zones']),
      facts: object(position['facts'] ?? {}, 'facts'),
      kept: Object.fromEntries(
        Object.entries(this.#byPlayer(position['kept'] ?? {}, 'kept', value => value)).map(([who, value]) => [
          this.#names.indexOf(who),
          value,
        ]),
      ),
      rest: position['rest'] === undefined ? null : text(position['rest'], 'rest'),
    };
  }

  #act(step: JsonObject): ScenarioAct | null {
    const subjects = Object.keys(step).filter(key => !(BESIDE as readonly string[]).includes(key));
    if (subjects.length > 1) amiss(`one step, one act: "${subjects.join('" and "')}" are two`);
    const [subject] = subjects;
    if (subject === undefined) return null;
    const value = step[subject];
    switch (subject) {
      case 'lapse':
        return { is: 'lapse', name: this.#player(value, 'lapse') };
      case 'undo':
        return { is: 'undo', name: this.#player(value, 'undo') };
      case 'again':
        return value === true ? { is: 'again' } : amiss('write "again": true');
      case 'cue':
        return value === true ? { is: 'cue' } : amiss('write "cue": true, and "at" for its second');
      case 'verdict': {
        const group = (x: Json): string[] => (Array.isArray(x) ? x : [x]).map(name => this.#player(name as Json, 'verdict'));
        return { is: 'verdict', order: list(value, 'verdict').map(group), evidence: step['evidence'] ?? null };
      }
      case 'wait':
        return { is: 'wait', millis: millis(value, 'wait') };
      case 'tick':
        return { is: 'tick', at: millis(value, 'tick') };
    }
    if (!this.#names.includes(subject))
      return amiss(
        `"${subject}" is neither a player (${this.#names.join(', ')}) nor a key of a step (${[...ACTS, ...BESIDE].join(', ')})`,
      );
    if (isText(value) || (isObject(value) && isText(value['do']))) return { is: 'move', name: subject, move: value };
    return amiss(`the move of ${subject} must be a text like "pass" or an object with a verb in "do", not ${show(value)}`);
  }
  /** A rule by which the game or the table refuses an input. */
  rule(x: Json): string {
    const rule = text(x, '"refused"');
    return this.#rules.includes(rule)
      ? rule
      : amiss(`"refused": nothing is refused by "${rule}"; the rules are ${this.#rules.join(', ')}`);
  }
  step(x: Json): ScenarioStep {
    const step = object(x, 'a step');
    const act = this.#act(step);
    if (act === null) {
      if (step['expect'] === undefined) amiss(`the step has neither an act (a player's name, ${ACTS.join(', ')}) nor "expect"`);
      for (const key of ['at', 'refused'] as const)
        if (step[key] !== undefined) amiss(`"${key}" goes with an act, and there is none`);
    }
    if (step['evidence'] !== undefined && act?.is !== 'verdict') amiss('"evidence" goes with "verdict"');
    if (step['at'] !== undefined && (act?.is === 'wait' || act?.is === 'tick' || act?.is === 'again'))
      amiss(`"at" does not go with "${act.is}"`);
    return {
      act,
      at: step['at'] === undefined ? null : millis(step['at'], '"at"'),
      refused: step['refused'] === undefined ? null : this.rule(step['refused']),
      expect: step['expect'] === undefined ? null : this.#expect(step['expect'], act),
    };
  }

  #expect(x: Json, act: ScenarioAct | null): Expected {
    const e = object(x, '"expect"');
    onlyKeys(e, EXPECT, '"expect"');
    if (Object.keys(e).length === 0) amiss(`"expect" is empty: its keys are ${EXPECT.join(', ')}`);
    const row = (v: Json, what: string): RowNotation =>
      isText(v) || typeof v === 'number' ? v : amiss(`${what} must be a text of faces or a number of cards, not ${show(v)}`);
    const rows = (v: Json, what: string): { readonly [row: string]: RowNotation } =>
      Object.fromEntries(Object.entries(object(v, what)).map(([name, cards]) => [this.#row(name), row(cards, `${what}: ${name}`)]));
    const moves = (v: Json, what: string): (string | JsonObject)[] =>
      list(v, what).map(move => (isText(move) || isObject(move) ? move : amiss(`${what}: ${show(move)} is no move`)));
    const tellings = (v: Json, what: string): JsonObject[] =>
      list(v, what).map(t => {
        text(object(t, `each of ${what}`)['tell'], `"tell" in ${what}`);
        return t as JsonObject;
      });
    // Without "tell", any telling matches.
    const untold = (v: Json, what: string): JsonObject[] => list(v, what).map(t => object(t, `each of ${what}`));
    if (e['unchanged'] !== undefined && act === null) amiss('"unchanged" goes with an act, and there is none');
    const has = (key: (typeof EXPECT)[number]): boolean => e[key] !== undefined;
    return {
      ...(has('asked') ? { asked: texts(e['asked'], 'asked').map(name => this.#player(name, 'asked')) } : {}),
      ...(has('question') ? { question: e['question'] === null ? null : text(e['question'], 'question') } : {}),
      ...(has('sees') ? { sees: this.#byPlayer(e['sees'], 'what is seen', rows, true) } : {}),
      ...(has('facts') ? { facts: object(e['facts'], 'facts') } : {}),
      ...(has('kept') ? { kept: this.#byPlayer(e['kept'], 'kept', value => value) } : {}),
      ...(has('offers') ? { offers: this.#byPlayer(e['offers'], 'offers', texts) } : {}),
      ...(has('may') ? { may: this.#byPlayer(e['may'], 'moves', moves) } : {}),
      ...(has('told') ? { told: this.#byPlayer(e['told'], 'what is told', tellings, true) } : {}),
      ...(has('untold') ? { untold: this.#byPlayer(e['untold'], 'what is not told', untold, true) } : {}),
      ...(has('unchanged') ? { unchanged: texts(e['unchanged'], 'unchanged').map(name => this.#viewer(name, 'unchanged')) } : {}),
      ...(has('outcome') ? { outcome: this.#outcome(e['outcome']!) } : {}),
    };
  }
  #outcome(x: Json): NonNullable<Expected['outcome']> | null {
    if (x === null) return null;
    const outcome = object(x, 'outcome');
    onlyKeys(outcome, OUTCOME, 'an outcome');
    if (Object.keys(outcome).length === 0) amiss(`an outcome has ${OUTCOME.join(', ')}, or is null while the game goes on`);
    const points = (v: Json, what: string): number =>
      typeof v === 'number' ? v : amiss(`${what} must be a number, not ${show(v)}`);
    return {
      ...(outcome['score'] === undefined ? {} : { score: this.#byPlayer(outcome['score'], 'score', points) }),
      ...(outcome['winners'] === undefined
        ? {}
        : { winners: texts(outcome['winners'], 'winners').map(n => this.#player(n, 'winners')) }),
      ...(outcome['endings'] === undefined ? {} : { endings: texts(outcome['endings'], 'endings') }),
    };
  }
  /** `hand Jesse`, `loot`: a zone and, where it has several rows, whose or which. */
  #row(words: string): string {
    const [name = '', ...path] = words.trim().split(/\s+/);
    const zone = this.#game.zones[name];
    if (zone === undefined) return amiss(`there is no row "${words}": the zones are ${Object.keys(this.#game.zones).join(', ')}`);
    const owned = zone.by === 'seat' || zone.by === 'seat-place';
    const placed = zone.by === 'place' || zone.by === 'seat-place';
    if (owned && path[0] === undefined) amiss(`row "${words}": whose? Write "${name} ${this.#names[0]}"`);
    if (owned) this.#player(path[0], `row "${words}"`);
    const place = path[owned ? 1 : 0];
    if (placed && !zone.places.includes(place ?? '')) amiss(`row "${words}": the places are ${zone.places.join(', ')}`);
    if (path.length !== Number(owned) + Number(placed))
      amiss(`row "${words}" has a word too many: ${name} is one row${owned ? ' for each player' : ''}`);
    return [name, ...path].join(' ');
  }
}

const playersIn = (x: Json | undefined, game: Game<Kinds>): string[] => {
  const names = texts(x, 'seats');
  const [fewest, most] = game.seats;
  if (names.length < fewest || names.length > most)
    amiss(`${game.id} is for ${fewest} to ${most} players, and "seats" names ${names.length}`);
  const taken: readonly string[] = [...ACTS, ...BESIDE, 'rail', ...game.faces];
  for (const [i, name] of names.entries()) {
    if (/\s/.test(name)) amiss(`"${name}": the name of a player is one word`);
    if (taken.includes(name)) amiss(`nobody can be called "${name}": that word means something else here`);
    if (names.indexOf(name) !== i) amiss(`two players are called ${name}`);
  }
  return names;
};

/** Every fault of the steps, each with its number. */
const stepsIn = (x: Json | undefined, form: Form): readonly ScenarioStep[] => {
  const wrong: string[] = [];
  const steps = list(x, '"script"').flatMap((step, i) => {
    try {
      return [form.step(step)];
    } catch (e) {
      if (!(e instanceof Amiss)) throw e;
      wrong.push(`step ${i + 1}: ${e.message}`);
      return [];
    }
  });
  if (wrong.length > 0) amiss(wrong.join('\n'));
  if (!steps.some(step => step.expect !== null || step.refused !== null))
    amiss('the scenario expects nothing: give some step "expect" or "refused"');
  return steps;
};
/** A table that must be refused has no script. */
const refusedTable = (whole: JsonObject, form: Form): Scenario['refused'] => {
  if (whole['refused'] === undefined) return whole['because'] === undefined ? null : amiss('"because" goes with "refused"');
  if (whole['script'] !== undefined) amiss('a table that is "refused" is not played: it has no "script"');
  return { rule: form.rule(whole['refused']), because: whole['because'] === undefined ? '' : text(whole['because'], '"because"') };
};

/** The available games, each with its refusal rules. */
export interface ScenarioGames {
  readonly [id: string]: { readonly game: Game<Kinds>; readonly rules: readonly string[] };
}
/** Throws `Amiss`. */
export const scenarioOf = (json: Json, games: ScenarioGames): Scenario => {
  const whole = object(json, 'a scenario');
  onlyKeys(whole, SCENARIO, 'a scenario');
  const id = text(whole['game'], '"game"');
  const { game, rules } = Object.hasOwn(games, id)
    ? games[id]!
    : amiss(`there is no game "${id}": the games are ${Object.keys(games).join(', ')}`);
  const names = playersIn(whole['seats'], game);
  const form = new Form(game, names, [...new Set([...rules, ...Object.values(no).map(({ rule }) => rule)])]);
  const refused = refusedTable(whole, form);
  if (whole['open'] !== undefined && typeof whole['open'] !== 'boolean') amiss('"open" must be true or false');
  return {
    title: whole['title'] === undefined ? '' : text(whole['title'], '"title"'),
    game,
    names,
    options: form.options(whole['options']),
    seed: whole['seed'] === undefined ? 'scenario' : text(whole['seed'], '"seed"'),
    position: form.position(whole['position']),
    refused,
    script: refused === null ? stepsIn(whole['script'], form) : [],
    open: whole['open'] === true,
  };
};
