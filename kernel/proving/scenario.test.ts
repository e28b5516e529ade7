import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boxes } from '../../games/index.ts';
import type { Json, JsonObject } from '../json.ts';
import { runScenario } from './scenario.ts';

const folder = new URL('../../examples/scenarios/', import.meta.url);
const examples = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.json'));
const read = (name: string): JsonObject => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as JsonObject;

const games = Object.fromEntries(
  Object.entries(boxes).map(([id, { game, rulebook }]) => [id, { game, rules: rulebook.refusals.map(({ rule }) => rule) }]),
);

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
    expect(result).toMatchObject({
      passed: true,
      title: read(name)['title'],
      steps: ((read(name)['script'] ?? []) as Json[]).length,
    });
  });
  test('every expectation of every example is checked: a changed one fails', () => {
    const bent = (x: Json): Json =>
      typeof x === 'number' ? x + 1 : typeof x === 'string' ? `${x}?` : x === null ? 0 : typeof x === 'boolean' ? !x : x;
    for (const name of examples) {
      const whole = read(name);
      const script = (whole['script'] ?? []) as readonly JsonObject[];
      for (const key of ['refused', 'because'])
        if (whole[key] !== undefined) expect(runScenario({ ...whole, [key]: `${whole[key]}?` }, games).passed, name).toBe(false);
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
            // An altered telling was not told either.
            if (JSON.stringify((wrong as JsonObject)['untold']) !== JSON.stringify((step[key] as JsonObject)['untold'])) continue;
            const changed = { ...whole, script: script.with(i, { ...step, [key]: wrong }) };
            expect(runScenario(changed, games).passed, `${name}, step ${i + 1}: ${JSON.stringify(wrong)}`).toBe(false);
          }
    }
  });
});

describe('the form', () => {
  test('a valid one passes', () => expect(failure({})).toBe('passed'));
  test('names the right keys', () => {
    expect(failure({ player: 3 })).toMatch(/^"player" is no key of a scenario: the keys are title, game, options, seats, seed/);
    expect(failure({ game: 'poker' })).toBe(`there is no game "poker": the games are ${Object.keys(boxes).join(', ')}`);
    expect(failure({ position: { hands: {} } })).toMatch(/"hands" is no key of a position: the keys are zones, facts, kept, rest/);
    expect(failure({ position: { zones: { hnd: {} } } })).toMatch(/there is no zone "hnd": the zones are deck, hand, revolver/);
    expect(failure({ position: { zones: { hand: { Dan: 3 } } } })).toMatch(/nobody is called "Dan"; the players are Ann, Bob, Cid/);
    expect(failure({ position: { zones: { hand: { Ann: '9' } } } })).toMatch(
      /^position: .*there is no face "9": the faces are any, 1, 2/,
    );
    expect(failure({ position: { facts: { moon: 1 } } })).toMatch(
      /there is no fact "moon": the public facts are round, first, active/,
    );
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
    expect(expecting({ sees: { Ann: { hand: 3 } } })).toMatch(/row "hand": whose\? Write "hand Ann"/);
    expect(expecting({ sees: { Ann: { 'loot Ann': 3 } } })).toMatch(/a word too many/);
    expect(expecting({ told: { Ann: [{ seat: 1 }] } })).toMatch(/"tell" in what is told of Ann must be a text/);
    expect(expecting({ outcome: {} })).toMatch(/score, winners, endings/);
  });
  test('must have an expectation', () => {
    expect(scripted({ Ann: 'pass' })).toMatch(/expects nothing/);
    expect(failure({ script: [] })).toMatch(/expects nothing/);
  });
});

describe('the play', () => {
  test('may end with an open question only if it says so', () => {
    expect(scripted({ Ann: 'pass', expect: { facts: { passes: 0 } } })).toMatch(
      /the scenario ends while Bob must answer \("turn"\): expect it with "asked" or "question", or set "open": true/,
    );
    expect(failure({ script: [{ Ann: 'pass', expect: { facts: { passes: 2 } } }], open: true })).toMatch(/fact passes/);
    expect(failure({ script: [{ Ann: 'discard joker', expect: { facts: { passes: 0 } } }], open: true })).toBe('passed');
    expect(scripted({ expect: { asked: ['Ann'] } }, { Ann: 'discard joker' })).toMatch(/ends while Bob must answer/);
  });
  test('reports what happened instead', () => {
    expect(scripted({ Bob: 'pass', expect: { asked: [] } })).toMatch(
      /^step 1 \{"Bob":"pass".*: it is refused: Actions are taken on your own turn.* \(WB-68\); Bob may now: load/,
    );
    expect(scripted({ Ann: 'pass', refused: 'WB-30' })).toMatch(/it should be refused by WB-30, but it is allowed/);
    expect(scripted({ Ann: 'discard 3 4', refused: 'WB-30' })).toMatch(/but is refused by WB-24: Lay one card/);
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
  test('refuses a table from which the rules cannot continue', () => {
    const zones = { hand: { Ann: '3' }, deck: 'any*2', loot: 64 };
    expect(failure({ position: { zones, rest: 'box' }, script: [{ Ann: 'discard 3', expect: { asked: [] } }] })).toMatch(
      /box has \d+ cards: it must have none/,
    );
  });
  test('facts with an entry for each seat are keyed by name', () => {
    const over = [{ ending: 'shoot-out', hands: ['Bob', 'Ann', 'Cid'], shares: [0, 4, 0] }];
    const position = { facts: { score: { Bob: 4 }, round: 2, rounds: over, first: 'Cid' } };
    expect(failure({ position, script: [{ expect: { facts: { score: [0, 4, 0], first: 2 }, asked: ['Ann'] } }] })).toBe('passed');
    expect(failure({ position, script: [{ expect: { facts: { score: { Bob: 3 } } } }] })).toMatch(/fact score/);
  });
  test('the given script is not changed', () => {
    const frozen = Object.freeze(structuredClone(sound));
    const before = JSON.stringify(frozen);
    runScenario(frozen, games);
    expect(JSON.stringify(frozen)).toBe(before);
  });
});

describe('what a scenario can say', () => {
  test('a move taken back, and why another stays', () => {
    const position = { zones: { hand: { Ann: '1 2 3 4 7 joker', Bob: 6, Cid: 6 }, deck: 'any!sheriff*9' } };
    const back = [
      { Ann: 'pass', expect: { asked: ['Bob'] } },
      { undo: 'Ann', expect: { asked: ['Ann'], told: { Bob: [{ tell: 'undone', seat: 'Ann' }] } } },
      { Ann: 'load 3' },
      { undo: 'Ann', refused: 'table:undo', expect: { sees: { Ann: { 'revolver Ann': '3' } } } },
      { Ann: 'discard joker' },
      { undo: 'Ann', refused: 'table:undo', expect: { asked: ['Bob'] } },
    ];
    expect(failure({ position, script: back })).toBe('passed');
    expect(scripted({ undo: 'Ann', expect: { asked: [] } })).toMatch(
      /^step 1 .*it is refused: You can take back only your own move/,
    );
    expect(scripted({ undo: 'Dan' })).toMatch(/undo: nobody is called "Dan"/);
  });
  test('the next game at the same table, and a move taken back in it', () => {
    const { script, ...over } = read('wright-gang/false-slap.json');
    const played = (...more: Json[]): string =>
      runScenario({ ...over, options: { rounds: 1, first: 1 }, script: [...(script as Json[]), ...more] }, games).failure ??
      'passed';
    const next = {
      again: true,
      expect: {
        outcome: null,
        facts: { round: 1, active: 'Billy', score: { Jesse: 0, Billy: 0 } },
        sees: { rail: { 'hand Jesse': 6, 'revolver Billy': 0, bonus: 3 } },
        told: { rail: [{ tell: 'round', round: 1, first: 'Billy' }] },
        asked: ['Billy'],
      },
    };
    const back = [
      { Billy: 'pass', expect: { asked: ['Jesse'], facts: { passes: 1 } } },
      { undo: 'Jesse', refused: 'table:undo' },
      { undo: 'Billy', expect: { asked: ['Billy'], facts: { passes: 0 }, told: { Jesse: [{ tell: 'undone', seat: 'Billy' }] } } },
      { undo: 'Billy', refused: 'table:undo', expect: { unchanged: ['Billy', 'Jesse', 'rail'] } },
      { Billy: 'pass', expect: { asked: ['Jesse'] } },
    ];
    expect(played(next, ...back)).toBe('passed');
    expect(played({ undo: 'Jesse', refused: 'table:over', expect: { outcome: { winners: ['Billy'] } } }, next)).toBe('passed');
    // The previous game is gone; expectations of the new one are checked.
    expect(played(next, { expect: { facts: { round: 2 } } })).toMatch(/round: expected 2, found 1/);
    expect(scripted({ again: true, expect: { asked: [] } })).toMatch(/"again" deals the next game, and this one is not over/);
    expect(scripted({ again: 1 })).toMatch(/write "again": true/);
  });
  test('options and positions that are refused, and why', () => {
    const table = (change: JsonObject): string => {
      const { script, ...rest } = { ...sound, ...change } as JsonObject;
      expect(script).toBeDefined();
      return runScenario(rest, games).failure ?? 'passed';
    };
    expect(table({ options: { rounds: 99 }, refused: 'table:option', because: 'rounds: a whole number' })).toBe('passed');
    expect(table({ options: { rounds: 99 }, refused: 'table:position' })).toMatch(/but is refused by table:option/);
    expect(table({ refused: 'table:option' })).toMatch(/should be refused by table:option, but it is allowed/);
    expect(table({ position: { facts: { active: 9 } }, refused: 'table:position', because: 'one of Ann, Bob, Cid' })).toBe(
      'passed',
    );
    expect(table({ position: { facts: { active: 9 } }, refused: 'table:position', because: 'moon' })).toMatch(
      /because of "moon", but/,
    );
    expect(failure({ refused: 'table:option' })).toMatch(/it has no "script"/);
    expect(table({ because: 'so' })).toMatch(/"because" goes with "refused"/);
  });
  test('what was not told, and whose view did not change', () => {
    const load = (expect: Json): string => scripted({ Ann: 'load 3', expect }, { expect: { asked: ['Ann'] } });
    expect(load({ untold: { Bob: [{ tell: 'moved', cards: ['3'] }] } })).toBe('passed');
    expect(load({ untold: { Bob: [{ tell: 'moved' }] } })).toMatch(/Bob was told \{"tell":"moved"\}: \[/);
    expect(load({ untold: { Bob: [{}] } })).toMatch(/Bob was told \{\}/);
    expect(load({ unchanged: ['Bob'] })).toMatch(/the view of Bob should be unchanged/);
    expect(scripted({ wait: 1, expect: { unchanged: ['Bob', 'rail'], untold: { rail: [{}] }, asked: ['Ann'] } })).toBe('passed');
    expect(expecting({ unchanged: ['Bob'] })).toMatch(/"unchanged" goes with an act/);
  });
  test('parts of a fact, by path or by naming them in an object', () => {
    const rounds = [{ ending: 'shoot-out', hands: ['Bob', 'Ann', 'Cid'], shares: [0, 4, 0] }];
    const position = { facts: { score: { Bob: 4 }, round: 2, rounds } };
    const facts = (wanted: JsonObject): string => failure({ position, script: [{ expect: { facts: wanted, asked: ['Ann'] } }] });
    expect(facts({ 'rounds.0.ending': 'shoot-out', 'score.Bob': 4, rounds: [{ hands: ['Bob', 'Ann', 'Cid'] }] })).toBe('passed');
    expect(facts({ 'rounds.0.hands': ['Ann', 'Bob', 'Cid'] })).toMatch(
      /fact rounds.0.hands: expected \["Ann","Bob","Cid"\], found \["Bob","Ann","Cid"\]/,
    );
    expect(facts({ active: 'Bob' })).toMatch(/fact active: expected "Bob", found "Ann"/);
    expect(facts({ score: { Bob: 3 } })).toMatch(/fact score: expected \{"Bob":3\}, found \{"Bob":4\}/);
    expect(facts({ 'rounds.1.ending': 'duel' })).toMatch(/fact rounds.1.ending: there is no "1"/);
  });
  test('reports every fault on a line of its own, and continues after a failed expectation', () => {
    const lines = scripted(
      { Ann: 'discard joker', expect: { asked: ['Cid'], facts: { passes: 3, active: 'Ann' } } },
      { Bob: 'pass', expect: { asked: ['Ann'] } },
      { Bob: 'pass' },
      { Cid: 'pass' },
    ).split('\n');
    expect(lines.map(line => /^step \d|^1 step after it/.exec(line)?.[0])).toEqual([
      'step 1',
      'step 1',
      'step 1',
      'step 2',
      'step 3',
      '1 step after it',
    ]);
    const misspelt = scripted({ Dan: 'pass' }, { Ann: 'pass', expect: { saw: 1 } }).split('\n');
    expect(misspelt.map(line => line.slice(0, 6))).toEqual(['step 1', 'step 2']);
  });
  test('a missing or misspelt part of a move', () => {
    expect(scripted({ Ann: 'swap', expect: { asked: [] } })).toMatch(/swap lacks "whom", a player\. \(table:parts\)/);
    expect(scripted({ Ann: 'discard jokr', expect: { asked: [] } })).toMatch(/"cards" of discard: this game has no face "jokr"/);
    expect(scripted({ Ann: 'pass', refused: 'WB-999' })).toMatch(/nothing is refused by "WB-999"; the rules are WB-/);
  });
});

describe('docs/scenarios.md', () => {
  const doc = readFileSync(new URL('../../docs/scenarios.md', import.meta.url), 'utf8');
  const printed = [...doc.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block]) => JSON.parse(block!) as JsonObject);
  test('prints scenarios that pass, including the examples verbatim', () => {
    for (const scenario of printed) expect(runScenario(scenario, games).failure).toBeUndefined();
    for (const name of ['slowest-hand', 'swap-in-secret', 'false-slap'])
      expect(printed).toContainEqual(read(`wright-gang/${name}.json`));
  });
});
