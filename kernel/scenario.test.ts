import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { runScenario } from './scenario.ts';
import type { Json, JsonObject } from './secret.ts';

const folder = new URL('../examples/scenarios/', import.meta.url);
const examples = readdirSync(folder).filter(name => name.endsWith('.json'));
const read = (name: string): JsonObject => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as JsonObject;

const sound: JsonObject = {
  game: 'wright-gang',
  options: { first: 0 },
  seats: ['Ann', 'Bob', 'Cid'],
  position: { zones: { hand: { Ann: '3 4 7 joker', Bob: 6, Cid: 6 }, deck: '1 2 3', sheriffs: 1 }, facts: { passes: 1 } },
  script: [{ Ann: 'discard 3 4 7', expect: { asked: ['Bob'] } }],
};
const failure = (change: JsonObject): string => runScenario({ ...sound, ...change }, games).failure ?? 'passed';
const scripted = (...script: Json[]): string => failure({ script });
const expecting = (expect: Json): string => scripted({ expect });

describe('the examples', () => {
  test.each(examples)('%s passes', name => {
    const result = runScenario(read(name), games);
    expect(result.failure).toBeUndefined();
    expect(result).toMatchObject({ passed: true, title: read(name)['title'], steps: (read(name)['script'] as Json[]).length });
  });
  test('every expectation of every example is looked at: a changed one fails', () => {
    const bent = (x: Json): Json => (typeof x === 'number' ? x + 1 : typeof x === 'string' ? `${x}?` : x === null ? 0 : x);
    for (const name of examples) {
      const whole = read(name);
      const script = whole['script'] as readonly JsonObject[];
      const bend = (value: Json, put: (bent: Json) => Json): Json[] => {
        if (typeof value !== 'object' || value === null) return [put(bent(value))];
        if (Array.isArray(value)) {
          const items = value as readonly Json[];
          return items.length === 0 ? [put(['nobody'])] : items.flatMap((v, i) => bend(v, b => put(items.with(i, b))));
        }
        return Object.entries(value).flatMap(([key, v]) => bend(v, b => put({ ...value, [key]: b })));
      };
      for (const [i, step] of script.entries())
        for (const key of ['expect', 'refused'] as const)
          for (const wrong of step[key] === undefined ? [] : bend(step[key]!, b => b)) {
            const changed = { ...whole, script: script.with(i, { ...step, [key]: wrong }) };
            expect(runScenario(changed, games).passed, `${name}, step ${i + 1}: ${JSON.stringify(wrong)}`).toBe(false);
          }
    }
  });
});

describe('the form', () => {
  test('a sound one passes', () => expect(failure({})).toBe('passed'));
  test('names the right keys', () => {
    expect(failure({ player: 3 })).toMatch(/^"player" is no key of a scenario: the keys are title, game, options, seats, seed/);
    expect(failure({ game: 'poker' })).toBe(
      'there is no game "poker": the games are wright-gang, caliber-45, steel-bullets, revolver',
    );
    expect(failure({ position: { hands: {} } })).toMatch(/"hands" is no key of a position: the keys are zones, facts, rest/);
    expect(failure({ position: { zones: { hnd: {} } } })).toMatch(/there is no zone "hnd": the zones are deck, hand, revolver/);
    expect(failure({ position: { zones: { hand: { Dan: 3 } } } })).toMatch(/nobody is called "Dan"; the players are Ann, Bob, Cid/);
    expect(failure({ position: { zones: { hand: { Ann: '9' } } } })).toMatch(/^position: .*"9": the faces are any, 1, 2/);
    expect(failure({ position: { facts: { moon: 1 } } })).toMatch(/open "moon": the public facts are round, first, active/);
    expect(failure({ options: { speed: 1 } })).toMatch(/speed: the options are rounds, tie, race/);
    expect(failure({ seats: ['Ann'] })).toBe('wright-gang is for 2 to 5 players, and "seats" names 1');
    expect(failure({ seats: ['Ann', 'Ann', 'Bob'] })).toBe('two players are called Ann');
    expect(failure({ seats: ['Ann', 'cue', 'Bob'] })).toMatch(/nobody can be called "cue"/);
    expect(failure({ seats: ['Ann Lee', 'Bob', 'Cid'] })).toMatch(/one word/);
    expect(runScenario([], games).failure).toMatch(/a scenario must be an object/);
  });
  test('names the step', () => {
    expect(scripted({ Ann: 'pass' }, { Dan: 'pass' })).toMatch(/^step 2: "Dan" is neither a player \(Ann, Bob, Cid\) nor a key/);
    expect(scripted({ Ann: 'pass', Bob: 'pass' })).toMatch(/^step 1: one step, one act: "Ann" and "Bob"/);
    expect(scripted({ at: 3 })).toMatch(/^step 1: the step has neither an act .* nor "expect"/);
    expect(scripted({ Ann: 3 })).toMatch(/^step 1: the move of Ann must be/);
    expect(scripted({ cue: 3 })).toMatch(/"cue": true/);
    expect(scripted({ wait: -1 })).toMatch(/number of seconds/);
    expect(scripted({ verdict: ['Dan'] })).toMatch(/nobody is called "Dan"/);
    expect(scripted({ wait: 1, at: 3 })).toMatch(/"at" does not go with "wait"/);
    expect(scripted({ refused: 'WB-1', expect: { asked: [] } })).toMatch(/"refused" goes with an act/);
    expect(expecting({ saw: {} })).toMatch(/^step 1: "saw" is no key of "expect": the keys are asked, question, sees/);
    expect(expecting({})).toMatch(/^step 1: "expect" is empty/);
    expect(expecting({ sees: { Ann: { 'hand Dan': 3 } } })).toMatch(/nobody is called "Dan"/);
    expect(expecting({ sees: { Ann: { hand: 3 } } })).toMatch(/the players are/);
    expect(expecting({ sees: { Ann: { 'loot Ann': 3 } } })).toMatch(/a word too many/);
    expect(expecting({ told: { Ann: [{ seat: 1 }] } })).toMatch(/"tell" in what is told of Ann must be a text/);
    expect(expecting({ outcome: {} })).toMatch(/score, winners, endings/);
  });
  test('must expect something', () => {
    expect(scripted({ Ann: 'pass' })).toMatch(/expects nothing/);
    expect(failure({ script: [] })).toMatch(/expects nothing/);
  });
});

describe('the play', () => {
  test('ends with an open question only if it says so', () => {
    expect(scripted({ Ann: 'pass', expect: { facts: { passes: 0 } } })).toMatch(
      /the scenario ends while Bob must answer \("turn"\): expect it with "asked" or "question", or set "open": true/,
    );
    expect(failure({ script: [{ Ann: 'pass', expect: { facts: { passes: 2 } } }], open: true })).toMatch(/fact passes/);
    expect(failure({ script: [{ Ann: 'discard joker', expect: { facts: { passes: 0 } } }], open: true })).toBe('passed');
    expect(scripted({ expect: { asked: ['Ann'] } }, { Ann: 'discard joker' })).toMatch(/ends while Bob must answer/);
  });
  test('says what happened instead', () => {
    expect(scripted({ Bob: 'pass', expect: { asked: [] } })).toMatch(
      /^step 1 \{"Bob":"pass".*: it is refused: Actions are taken on your own turn.* \(WB-68\); Bob may now: load/,
    );
    expect(scripted({ Ann: 'pass', refused: 'WB-9' })).toMatch(/it should be refused by WB-9, but it is allowed/);
    expect(scripted({ Ann: 'discard 3 4', refused: 'WB-9' })).toMatch(/but is refused by WB-24: Discard one card/);
    expect(scripted({ Ann: 'swap Dan', expect: { asked: [] } })).toMatch(/"whom" of swap must be one of the players Ann, Bob, Cid/);
    expect(expecting({ asked: ['Bob'] })).toMatch(/asked: expected \["Bob"\], found \["Ann"\]/);
    expect(expecting({ question: 'give' })).toMatch(/question: expected "give", found "turn"/);
    expect(expecting({ offers: { Ann: ['pass'] } })).toMatch(
      /offered to Ann: expected \["pass"\], found \["discard","load","pass"\]/,
    );
    expect(expecting({ may: { Ann: ['shootout'] } })).toMatch(/Ann should be allowed to "shootout": Two Sheriffs/);
    expect(expecting({ sees: { Bob: { 'hand Ann': '3 ?*3' } } })).toMatch(
      /Bob sees in hand Ann: expected "3 \? \? \?", found "\? \? \? \?"/,
    );
    expect(expecting({ sees: { Bob: { 'hand Ann': 'ace' } } })).toMatch(/"ace" is no face; the faces are \?, 1, 2/);
    expect(expecting({ facts: { moon: 1 } })).toMatch(/there is no fact "moon": the facts are round/);
    expect(expecting({ told: { Ann: [{ tell: 'round' }] } })).toMatch(/Ann was not told/);
    expect(expecting({ outcome: { winners: ['Ann'] } })).toMatch(/the game is not over/);
  });
  test('reports a table from which the rules cannot go on', () => {
    const zones = { hand: { Ann: '3' }, deck: 'any*2', loot: 64 };
    expect(failure({ position: { zones, rest: 'box' }, script: [{ Ann: 'discard 3', expect: { asked: [] } }] })).toMatch(
      /the rules cannot go on from here/,
    );
  });
  test('facts that have an entry for each seat go by name', () => {
    const position = { facts: { score: { Bob: 4 }, first: 'Cid' } };
    expect(failure({ position, script: [{ expect: { facts: { score: [0, 4, 0], first: 2 }, asked: ['Ann'] } }] })).toBe('passed');
    expect(failure({ position, script: [{ expect: { facts: { score: { Bob: 3 } } } }] })).toMatch(/fact score/);
  });
  test('the script given is not changed', () => {
    const frozen = Object.freeze(structuredClone(sound));
    const before = JSON.stringify(frozen);
    runScenario(frozen, games);
    expect(JSON.stringify(frozen)).toBe(before);
  });
});

describe('docs/scenarios.md', () => {
  const doc = readFileSync(new URL('../docs/scenarios.md', import.meta.url), 'utf8');
  const printed = [...doc.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block]) => JSON.parse(block!) as JsonObject);
  test('prints scenarios that pass, the examples among them as they are', () => {
    for (const scenario of printed) expect(runScenario(scenario, games).failure).toBeUndefined();
    for (const name of ['slowest-hand', 'swap-in-secret', 'false-slap']) expect(printed).toContainEqual(read(`${name}.json`));
  });
  test('names every zone, face, fact and option of the game', () => {
    const game = games['wright-gang'];
    const { open } = game.view(game.setup(game.configure({}, 2) as never, 2, 'any'), 'rail');
    for (const name of [...Object.keys(game.zones), ...game.faces, ...Object.keys(open), ...Object.keys(game.options)])
      expect(doc).toContain(`\`${name}\``);
  });
});
