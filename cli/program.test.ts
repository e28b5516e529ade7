/** The real program, as people run it: every command, right and wrong. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { match } from '../bots/match.ts';
import { boxes, games } from '../games/index.ts';
import { bots as wrightBots } from '../games/wright-gang/bot/bots.ts';
import { LOG_FORMAT, type LogHeader, type LogLine, logLine, logText } from '../kernel/log.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { openStore } from '../server/store/open.ts';
import { ann, tableOf } from '../server/store/testing/databases.ts';
import { commitTo, seedFrom } from '../table/proof.ts';
import { hesitant, logOf, older } from '../testing/logs.ts';
import { anyGame } from '../testing/toys/play.ts';
import { languages } from '../words/language.ts';
import { tableWords } from '../words/registry.ts';
import { gameIds } from './choose.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sixgun-'));
const file = (name: string): string => join(folder, name);
const env = { ...process.env, LC_ALL: 'C', LANG: 'C' };

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}
const ran = (program: string, args: readonly string[], input = '', more: NodeJS.ProcessEnv = {}): Ran => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, program), ...args], {
    encoding: 'utf8',
    env: { ...env, ...more },
    input,
    cwd: folder,
  });
  return { code: status, out: stdout, err: stderr };
};
const sixgun = (...args: string[]): Ran => ran('dist/cli/main.js', args);
const typing = (input: string, ...args: string[]): Ran => ran('dist/cli/main.js', args, input);
const data = (DATA_DIR: string, ...args: string[]): Ran => ran('dist/cli/main.js', ['data', ...args], '', { DATA_DIR });
const fine = (result: Ran): string => {
  expect(result.err).toBe('');
  expect(result.code).toBe(0);
  return result.out;
};

beforeAll(() => {
  const first = ran('scripts/sixgun.mjs', [
    'simulate',
    'wright-gang',
    '--games',
    '2',
    '--seats',
    '3',
    '--log',
    folder,
    '--options',
    '{"rounds":1}',
  ]);
  expect(first.err).toBe('');
  expect(first.code).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('help', () => {
  const commands = ['play', 'simulate', 'arena', 'scenario', 'replay', 'verify', 'rules', 'serve', 'data'];
  test('lists every command, asked for in any way', () => {
    for (const args of [[], ['help'], ['--help'], ['-h']]) {
      const out = fine(sixgun(...args));
      for (const command of commands) expect(out).toMatch(new RegExp(`^ {2}${command} +\\S`, 'm'));
    }
  });
  test.each(commands)('%s --help says how it is used', command => {
    expect(fine(sixgun(command, '--help'))).toMatch(new RegExp(`^sixgun ${command}\\s`));
    expect(fine(sixgun('help', command))).toBe(fine(sixgun(command, '-h')));
  });
});

describe('data', () => {
  test('is counted, checked, exported and imported; what was exported before stays', async () => {
    const store = await openStore({ dataDir: file('store') });
    await store.guests.create(ann);
    await store.close();
    expect(fine(data('store'))).toMatch(/^guests +1$/m);
    expect(fine(data('store', 'check'))).toMatch(/^faults +0$/m);
    expect(fine(data('store', 'purge'))).toBe('deleted: 0 tables, 1 guests\n');
    const again = await openStore({ dataDir: file('store') });
    await again.guests.create(ann);
    await again.tables.create({ ...tableOf('t'), game: 'wright-gang', seating: '{' });
    await again.close();
    fine(data('store', 'export', 'all.jsonl'));
    const copied = readFileSync(file('all.jsonl'), 'utf8');
    expect(data('store', 'export', 'all.jsonl')).toMatchObject({
      code: 1,
      err: expect.stringContaining('all.jsonl cannot be written'),
    });
    expect(readFileSync(file('all.jsonl'), 'utf8')).toBe(copied);
    expect(fine(data('copy', 'import', 'all.jsonl'))).toBe(fine(data('store', 'stats')));
    expect(data('copy', 'check')).toMatchObject({
      code: 1,
      out: expect.stringContaining('table code of t: its header is not whole'),
    });
    expect(data('copy', 'import', 'all.jsonl')).toMatchObject({
      code: 1,
      err: expect.stringContaining('the database is not empty'),
    });
  });
  test.each([
    [['stats'], 1, /there is no database in "nowhere"; DATA_DIR or DATABASE_URL says where it is/],
    [['import', 'nothing.jsonl'], 1, /nothing.jsonl: there is no such file/],
    [['export'], 2, /to which file/],
    [['check', 'all'], 2, /a word too many: "all"/],
    [['burn'], 2, /there is no "burn" here: there are stats, purge, check, export, import/],
  ])('%j', (args, code, says) => {
    expect(data('nowhere', ...args)).toMatchObject({ code, out: '', err: expect.stringMatching(says) });
  });
});

describe('wrong arguments say which ones are right, with code 2', () => {
  test.each([
    [
      ['dance'],
      /there is no command "dance": the commands are play, simulate, arena, scenario, replay, verify, rules, serve, data, help/,
    ],
    [['help', 'dance'], /there is no command "dance"/],
    [['simulate'], /which game\? There is wright-gang/],
    [['simulate', 'poker'], /there is no game "poker": the games are wright-gang/],
    [['play', 'poker'], /the games are wright-gang/],
    [['rules', 'poker'], /the games are wright-gang/],
    [['scenario', '--describe', 'poker'], /the games are wright-gang/],
    [['simulate', 'wright-gang', '--speed', '3'], /there is no option --speed here: the options are --seats, --games/],
    [['simulate', 'wright-gang', '--seats', '6'], /--seats must be a whole number from 2 to 5, not "6"/],
    [['simulate', 'wright-gang', '--seats'], /--seats/],
    [['simulate', 'wright-gang', '--games', 'many'], /--games must be a whole number/],
    [
      ['simulate', 'wright-gang', '--bots', 'hal'],
      /there is no bot "hal" for wright-gang: the bots are random, greenhorn, gunhand/,
    ],
    [['simulate', 'wright-gang', '--seats', '2', '--bots', 'random,random,random'], /3 bots are named for 2 seats/],
    [['simulate', 'wright-gang', '--options', 'rounds'], /--options must be JSON/],
    [
      ['simulate', 'wright-gang', '--options', '{"round":1}'],
      /round: the options are rounds, tie, race, duelCards, falseTie, first/,
    ],
    [['simulate', 'wright-gang', '--options', '{"rounds":13}'], /rounds: a whole number from 1 to 12/],
    [['simulate', 'wright-gang', 'twice'], /a word too many: "twice"/],
    [['arena', 'wright-gang'], /which bots\? Name at least two/],
    [['arena', 'wright-gang', '--bots', 'gunhand,gunhand'], /--bots must name two or more bots, each once/],
    [['arena', 'wright-gang', '--bots', 'gunhand,hal'], /there is no bot "hal" for wright-gang/],
    [['rules', 'wright-gang', '--lang', 'de'], /there is no language "de": the languages are en, ru, uk/],
    [['play', 'wright-gang', '--name', 'Calamity Jane'], /--name must be one word/],
    [['replay'], /which log/],
    [['scenario'], /which files/],
    [
      ['replay', 'wright-gang-1.log', '--as', 'Hal'],
      /nobody is called "Hal": there are rail, gunhand-1, gunhand-2, gunhand-3, or the numbers 1 to 3/,
    ],
  ])('%j', (args, says) => {
    const { code, out, err } = sixgun(...args);
    expect(err).toMatch(says);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
  test('the code comes through the script of the checkout', () => {
    expect(ran('scripts/sixgun.mjs', ['dance']).code).toBe(2);
    expect(ran('scripts/sixgun.mjs', ['verify', 'nowhere.log'])).toMatchObject({
      code: 1,
      err: 'sixgun: nowhere.log: there is no such file\n',
    });
  });
});

describe('arena', () => {
  const args = ['arena', 'wright-gang', '--bots', 'greenhorn,sharpshooter', '--games', '10', '--options', '{"rounds":1}'];
  test('says who won how often, with an interval, and rates the bots', () => {
    const out = fine(sixgun(...args));
    expect(out).toMatch(/^wright-gang, 2 players, 50\.0 % would be fair\n/);
    expect(out).toMatch(/greenhorn against sharpshooter: [\d.]+ % \([\d.]+ % to [\d.]+ %\) of 10 games/);
    expect(out).toMatch(/^ {4}0 {2}greenhorn$/m);
  });
  test('goes on from its file, and says where that is broken', () => {
    const file = join(folder, 'arena.jsonl');
    const whole = JSON.parse(fine(sixgun(...args, '--json', '--file', file))) as object;
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines).toHaveLength(11);
    writeFileSync(file, `${lines.slice(0, 4).join('\n')}\n`);
    const again = JSON.parse(fine(sixgun(...args, '--json', '--file', file))) as {
      readonly pairs: readonly { readonly won: number }[];
    };
    expect(again.pairs[0]!.won).toBe((whole as typeof again).pairs[0]!.won);
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(11);
    writeFileSync(file, 'nonsense\n');
    const { code, err } = sixgun(...args, '--file', file);
    expect(code).toBe(1);
    expect(err).toMatch(/line 1, is not a game of an arena: name another file, or delete that line/);
  });
});

describe('simulate', () => {
  const tally = (...args: string[]): Record<string, unknown> =>
    JSON.parse(fine(sixgun('simulate', 'wright-gang', '--json', '--options', '{"rounds":1}', ...args))) as Record<string, unknown>;
  test('counts what came of the games', () => {
    const t = tally('--seats', '3', '--games', '12', '--seed', 'x', '--bots', 'random,sharpshooter');
    expect(t).toMatchObject({ games: 12, finished: 12, seats: 3, bots: ['random', 'sharpshooter', 'random'], firstFault: null });
    const sum = (n: readonly number[]): number => n.reduce((a, b) => a + b, 0);
    expect(sum(t['winsBySeat'] as number[])).toBeCloseTo(12, 1);
    expect(sum(Object.values(t['winsByBot'] as { [bot: string]: number }))).toBeCloseTo(12, 1);
    expect(sum(Object.values(t['endings'] as { [ending: string]: number }))).toBe(12);
    expect(t['averageScoreBySeat']).toHaveLength(3);
    const { min, median, p90, max } = t['lengths'] as { [name: string]: number };
    expect([min, median, p90, max]).toEqual([min, median, p90, max].toSorted((a, b) => a! - b!));
    expect(t['inputs']).toBeGreaterThanOrEqual(12 * min!);
    expect(t['inputsPerSecond']).toBeGreaterThan(0);
  });
  test('the same seed gives the same games', () => {
    const timeless = ({ seconds: _s, inputsPerSecond: _i, gamesPerSecond: _g, ...rest }: Record<string, unknown>): unknown => rest;
    const args = ['--seats', '2', '--games', '4', '--seed', 'again'];
    expect(timeless(tally(...args))).toEqual(timeless(tally(...args)));
    expect(timeless(tally(...args))).not.toEqual(timeless(tally('--seats', '2', '--games', '4', '--seed', 'other')));
  });
  test('prints a table for people, and no bar where nobody watches', () => {
    const { out, err } = sixgun(
      'simulate',
      'wright-gang',
      '--games',
      '3',
      '--seats',
      '5',
      '--options',
      '{"rounds":1,"race":"draw"}',
    );
    expect(out).toMatch(/^games +3, 3 finished/);
    expect(out).toMatch(/^seat 5, gunhand +\S+ \(.* %\) won/m);
    expect(err).toBe('');
  });
  test('a game with settings worth comparing is played in each of them, and what it counts is shown', () => {
    const args = ['simulate', 'caliber-45', '--games', '3', '--bots', 'gunhand'];
    const out = fine(sixgun(...args));
    for (const setting of ['1v1', '2v2', '3v3', '2v2v2', '3v3v3'])
      expect(out).toMatch(new RegExp(`^${setting}\n.*games +3, 3 finished`, 'm'));
    expect(out).toMatch(/^minutes a game +[\d.]+ least, /m);
    expect(out).toMatch(/^team 3 +\d/m);
    expect(out).toMatch(/^robberies +[\d.]+ a game$/m);
    expect(out).toMatch(/^cowboys lost +[\d.]+ a game$/m);
    expect(out).toMatch(/^last word +.*mustang [\d.]+ %/m);
    expect(out).toMatch(/Minutes are reckoned at a pace of .* 11 s to shoot, .*\nThe last word in a robbery: /);
    const tallies = JSON.parse(fine(sixgun(...args, '--json'))) as {
      setting: string;
      seats: number;
      counted: { 'a game': object };
    }[];
    expect(tallies.map(({ setting, seats }) => [setting, seats])).toEqual([
      ['1v1', 2],
      ['2v2', 4],
      ['3v3', 6],
      ['2v2v2', 6],
      ['3v3v3', 9],
    ]);
    for (const { counted } of tallies) expect(counted['a game']).toMatchObject({ robberies: expect.any(Number) as number });
    expect(JSON.parse(fine(sixgun(...args, '--json', '--seats', '5')))).toMatchObject({ setting: null, seats: 5, finished: 3 });
  });
  test('writes every game to a log that holds', () => {
    const logs = readdirSync(folder).filter(name => name.endsWith('.log'));
    expect(logs.slice(0, 2)).toEqual(['wright-gang-1.log', 'wright-gang-2.log']);
    for (const log of logs.slice(0, 2)) expect(fine(sixgun('verify', log))).toMatch(/outcome: as logged; won by gunhand-/);
  });
  test('a log that cannot be written is a failure', () => {
    const { code, err } = sixgun('simulate', 'wright-gang', '--games', '1', '--log', '/dev/null/nowhere');
    expect(err).toMatch(/cannot be written/);
    expect(code).toBe(1);
  });
});

describe('scenario', () => {
  test('the examples pass', () => {
    const out = fine(sixgun('scenario', join(root, 'examples/scenarios')));
    expect(out).toMatch(/^ok {4}.*slowest-hand\.json: The slowest hand/m);
    expect(out).toMatch(/^ok {4}.*caliber-45.seven-shot-carbine\.json/m);
    expect(out).toMatch(/\n\d+ passed, 0 failed\n$/);
  });
  test('a failure names the file and the step, and is code 1', () => {
    const story = JSON.parse(readFileSync(join(root, 'examples/scenarios/wright-gang/false-slap.json'), 'utf8')) as {
      script: object[];
    };
    writeFileSync(
      file('bad.json'),
      JSON.stringify({ ...story, script: [story.script[0], { Billy: 'pass', expect: { asked: [] } }] }),
    );
    writeFileSync(file('torn.json'), '{ "game": ');
    const { code, out } = sixgun(
      'scenario',
      'bad.json',
      'torn.json',
      'nowhere.json',
      join(root, 'examples/scenarios/wright-gang/false-slap.json'),
    );
    expect(out).toMatch(/^FAIL {2}bad\.json: A hand .*\n {6}step 2 \{"Billy":"pass".*it is refused/m);
    expect(out).toMatch(/^FAIL {2}torn\.json\n {6}this is not JSON/m);
    expect(out).toMatch(/^FAIL {2}nowhere\.json\n {6}there is no such file/m);
    expect(out).toMatch(/\n1 passed, 3 failed\n$/);
    expect(code).toBe(1);
  });
  test.each(gameIds)('%s is described in full, and in brief', id => {
    const out = fine(sixgun('scenario', '--describe', id));
    const { game, rulebook, described, words } = boxes[id];
    expect(out.length).toBeLessThan(12_500);
    for (const zone of Object.keys(game.zones)) expect(out).toMatch(new RegExp(`^ {2}${zone}: `, 'm'));
    for (const face of game.faces) expect(out).toMatch(new RegExp(`( {2}|· )${face} \\*\\d`));
    for (const fact of Object.keys(words.en.facts)) expect(out).toMatch(new RegExp(`^ {2}${fact} `, 'm'));
    for (const option of Object.keys(game.options)) expect(out).toMatch(new RegExp(`( {2}|· )${option}: `));
    for (const tell of Object.keys(described.tellings)) expect(out).toMatch(new RegExp(`( {2}|· )${tell}\\b`));
    for (const question of Object.keys(words.en.questions)) expect(out).toMatch(new RegExp(`^ {2}${question}: .*; time up: `, 'm'));
    for (const { rule } of rulebook.refusals) expect(out).toContain(rule);
    for (const verb of Object.keys(words.en.verbs)) {
      const parts = Object.keys(game.needs(verb)!).map(part => ` <${part}: [^>]+>`);
      expect(out).toMatch(new RegExp(`( {2}|· )${verb}${parts.join('')}`));
    }
    const { rule, why } = rulebook.refusals[0]!;
    const faces = game.faces.slice(0, 1);
    const full = fine(sixgun('scenario', '--describe', id, ...faces, rule));
    for (const face of faces) expect(full).toContain(`${face}: ${words.en.faces[face]}`);
    expect(full).toContain(`${rule}: ${why}`);
    expect(sixgun('scenario', '--describe', id, 'moon').err).toMatch(/has no face, verb, question, fact, option or rule "moon"/);
  });
});

describe('replay and verify', () => {
  test('games of older rules are told as they were witnessed, in every game; without that, it is said why not', () => {
    for (const id of gameIds) {
      const game = anyGame(games[id]);
      const log = logOf(game, game.seats[0], 'older');
      writeFileSync(file(`${id}.log`), logText(log));
      writeFileSync(file(`${id}-older.log`), logText(older(game, log)));
      for (const who of ['rail', '1'])
        expect(fine(sixgun('replay', `${id}-older.log`, '--as', who))).toBe(fine(sixgun('replay', `${id}.log`, '--as', who)));
    }
    const log = logOf(games['wright-gang'], 2, 'older');
    const header = { ...log.header, rules: log.header.rules - 1 };
    writeFileSync(file('bare.log'), logText({ ...log, header }));
    expect(sixgun('replay', 'bare.log')).toMatchObject({
      code: 1,
      err: expect.stringContaining('played by version 1 of the rules'),
    });
    writeFileSync(file('torn.log'), logText({ ...log, header: { ...header, saw: { at: 0 } } }));
    expect(sixgun('replay', 'torn.log')).toMatchObject({
      code: 1,
      err: expect.stringContaining('what was witnessed is not whole'),
    });
  });
  const text = (): string => readFileSync(file('wright-gang-1.log'), 'utf8');
  const changed = (name: string, change: (lines: string[]) => string[]): Ran => {
    const lines = text().split('\n').slice(0, -1);
    writeFileSync(file(name), `${change(lines).join('\n')}\n`);
    return sixgun('verify', name);
  };
  test('a game is told in every language and through anybody’s eyes', () => {
    const told = (...args: string[]): string => fine(sixgun('replay', 'wright-gang-1.log', ...args));
    expect(told('--lang', 'en')).toMatch(
      /The game is over\.\nHow it ended: .*\ngunhand-1 has \d+ points?\.\n[\s\S]*(wins!|shared by .*)\n$/,
    );
    expect(told('--lang', 'ru')).toMatch(/Игра окончена\./);
    expect(told('--lang', 'uk')).toMatch(/Гру закінчено\./);
    const rail = told();
    const second = told('--as', '2');
    expect(rail).toBe(told('--lang', 'en', '--as', 'rail'));
    expect(second).toBe(told('--as', 'gunhand-2'));
    expect(second).toMatch(/^You draw an? /m);
    // The deal is told as that of any other round: what this player holds, and who begins.
    expect(second).toMatch(/^You draw .+\.$[\s\S]*^Round 1: /m);
    expect(rail).toMatch(/\ngunhand-2 draws 6 cards\.\n[\s\S]*\nRound 1: gunhand-\d begins\.\n/);
    expect(rail).not.toMatch(/gathered in/);
    // The division says who was left out, and what nobody got.
    expect(rail).toMatch(/The loot is divided: .* (was last and is left out|to nobody)\./);
    // Whoever watches hears only how many cards are drawn.
    expect(rail).not.toMatch(/^You /m);
    expect(rail).not.toMatch(/draws (an? (?!card)|two)/);
  });
  test('what a terminal would obey is spelt out, and a log that is none ends in a sentence', () => {
    const header = (change: object): string => JSON.stringify({ ...(JSON.parse(text().split('\n')[0]!) as object), ...change });
    const with1 = (change: object): void =>
      writeFileSync(
        file('hostile.log'),
        text().replace(/^.*/, () => header(change)),
      );
    const ESC = String.fromCharCode(27);
    with1({ names: [`${ESC}[2J${ESC}]0;gone`, 'B\r\u202eb', 'C'] });
    for (const command of ['verify', 'replay']) {
      const { out, err } = sixgun(command, 'hostile.log');
      expect(out).toContain('\\u001b[2J');
      expect(`${out}${err}`).not.toMatch(new RegExp(`[${ESC}\r\u202e]`));
    }
    for (const odd of [
      { names: [{ toString: 1 }] },
      { sixgun: { toString: 1 } },
      { names: 5 },
      { game: `${ESC}[31m` },
      { position: { zones: [] } },
      { position: { open: { active: 'x' }, names: 5 } },
    ]) {
      with1(odd);
      const { code, err } = sixgun('verify', 'hostile.log');
      expect(err, JSON.stringify(odd)).toMatch(/^sixgun: hostile\.log: line 1: /);
      expect(err).not.toMatch(/\n {4}at /);
      expect(err).not.toContain(ESC);
      expect(code).toBe(1);
    }
  });
  test('an untouched log holds', () => {
    const out = fine(sixgun('verify', 'wright-gang-1.log'));
    expect(out).toMatch(
      /^wright-gang-1\.log: wright-gang, version \d+ of the rules, gunhand-1, gunhand-2, gunhand-3\ninputs: \d+,/,
    );
    expect(out).toMatch(/proof: no proof in this log/);
  });
  test('a log that is cut, edited, foreign or no log at all is refused with its line', () => {
    const cut = changed('cut.log', lines => lines.slice(0, 10));
    expect(cut).toMatchObject({ code: 1, out: '', err: 'sixgun: cut.log: line 10: the log is cut short: it has no end\n' });
    expect(changed('gap.log', lines => lines.toSpliced(4, 1)).err).toMatch(/gap\.log: line 5: input 4 is missing/);
    expect(changed('torn.log', lines => lines.with(6, lines[6]!.slice(0, 9))).err).toMatch(
      /torn\.log: line 7: this line is not whole/,
    );
    expect(changed('late.log', lines => lines.with(3, lines[3]!.replace(/"at":(\d+)/, '"at":9$1'))).err).toMatch(
      /late\.log: line 4: /,
    );
    expect(changed('won.log', lines => lines.with(-1, lines.at(-1)!.replace(/"score":\[/, '"score":[9'))).err).toMatch(
      /the outcome is not/,
    );
    expect(changed('old.log', ([head, ...rest]) => [head!.replace(/"rules":\d+/, '"rules":99'), ...rest]).err).toMatch(
      /old\.log: line 1: played by version 99 of the rules of wright-gang; this program plays version \d+/,
    );
    expect(changed('seed.log', ([head, ...rest]) => [head!.replace('sixgun 0', 'sixgun 7'), ...rest])).toMatchObject({ code: 1 });
    expect(changed('who.log', ([head, ...rest]) => [head!.replace('wright-gang', 'poker'), ...rest]).err).toMatch(/a log of poker/);
    expect(changed('crowd.log', ([head, ...rest]) => [head!.replace('"seats":3', '"seats":3000000000'), ...rest]).err).toMatch(
      /for 2 to 5/,
    );
    expect(changed('none.log', () => ['hello'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('line 1: this is not a log') as string,
    });
    const late = sixgun('replay', 'late.log');
    expect(late.err).toMatch(/late\.log: line 4: /);
    expect(late.code).toBe(1);
  });
  test('moves that were taken back are told and checked', () => {
    const log = hesitant(games['wright-gang'], logOf(games['wright-gang'], 3, 'doubts', { rounds: 1 }));
    const undone = log.lines.filter(line => 'undo' in line.in).length;
    writeFileSync(file('doubts.log'), logText(log));
    expect(fine(sixgun('verify', 'doubts.log'))).toContain(`\ntaken back: ${undone} of them, each by whoever had made the move`);
    const told = fine(sixgun('replay', 'doubts.log', '--as', '1', '--lang', 'en'));
    expect(told.match(/^(You take|Player\d takes) the move back\.$/gm)).toHaveLength(undone);
    expect(fine(sixgun('replay', 'doubts.log', '--lang', 'uk'))).toMatch(/^Player\d бере хід назад\.$/m);
    expect(fine(sixgun('replay', 'doubts.log', '--lang', 'ru'))).toMatch(/^Player\d берёт ход назад\.$/m);
  });
  test('the proof of the shuffle is checked', () => {
    const game = games['wright-gang'];
    const config = game.configure({ rounds: 1 }, 2);
    if (isRefusal(config)) throw new Error(config.why);
    const said = {
      table: 'CODE',
      game: 1,
      secret: 'aces and eights',
      entropy: [
        { seat: 0, value: 'ab' },
        { seat: 1, value: 'cd' },
      ],
    };
    const seed = seedFrom(said);
    const header: LogHeader = {
      sixgun: LOG_FORMAT,
      game: game.id,
      rules: game.version,
      seats: 2,
      config,
      seed,
      proof: { ...said, commitment: commitTo(said.secret) },
    };
    const lines: LogLine[] = [];
    const { table } = match({
      game,
      config,
      seed,
      bots: [wrightBots[1]!, wrightBots[1]!],
      witness: (input, after) => lines.push(logLine(lines.length + 1, input, after)),
    });
    const whole = logText({ header, lines, end: { end: lines.length, outcome: game.outcome(table) } });
    writeFileSync(file('proven.log'), whole);
    expect(fine(sixgun('verify', 'proven.log'))).toMatch(/proof: the seed follows from the secret/);
    writeFileSync(file('forged.log'), whole.replace('aces and eights', 'kings and queens'));
    const forged = sixgun('verify', 'forged.log');
    expect(forged.out).toMatch(/proof: the proof does not hold: the secret is not the one that was committed to/);
    expect(forged.code).toBe(1);
  });
});

describe('rules', () => {
  test.each(languages)('are printed in %s, each with where it comes from and its tests', language => {
    const out = fine(sixgun('rules', 'wright-gang', '--lang', language));
    const { rulebook } = tableWords[language];
    const markOf = (source: string): string => rulebook.from[source as keyof typeof rulebook.from];
    for (const [id, { from }] of Object.entries(boxes['wright-gang'].rulebook.rules))
      expect(out).toContain(`\n${id} (${from.map(markOf).join(', ')}`);
    const first = boxes['wright-gang'].words[language].options['first']!.name;
    expect(out).toContain(`\nWB-1 (${rulebook.from.house}; ${rulebook.option(first)})`);
    expect(out).toMatch(new RegExp(`^ {4}${rulebook.test}: .*\\(games/wright-gang/stories/division\\.test\\.ts\\)$`, 'm'));
    // What a title fills in is no reader's business.
    expect(fine(sixgun('rules', 'caliber-45', '--lang', language))).not.toContain('${');
  });
  test('are one object as JSON', () => {
    const book = JSON.parse(fine(sixgun('rules', 'wright-gang', '--json', '--lang', 'uk'))) as {
      language: string;
      chapters: { title: string; rules: { id: string; text: string; tests: { title: string; file: string }[] }[] }[];
    };
    const rules = book.chapters.flatMap(chapter => chapter.rules);
    expect(book.language).toBe('uk');
    expect(rules.map(rule => rule.id).toSorted()).toEqual(Object.keys(boxes['wright-gang'].rulebook.rules).toSorted());
    for (const rule of rules) expect(rule.text).not.toBe('');
    expect(rules.find(rule => rule.id === 'WB-51')!.tests[0]!.file).toMatch(/\.test\.ts$/);
  });
});

describe('play', () => {
  const table = ['play', 'wright-gang', '--seed', 'noon', '--lang', 'en'];
  /** Whatever is asked, one of these three lines is an answer to it. */
  const stubborn = 'pass\n\n1\n'.repeat(400);
  test.each([
    [2, 'reflex'],
    [3, 'reflex'],
    [5, 'draw'],
  ])('a whole game of %i through a pipe, hands by %s, and its log', (seats, race) => {
    const log = `played-${seats}.log`;
    const options = JSON.stringify({ rounds: 2, race });
    const out = fine(typing(stubborn, ...table, '--seats', String(seats), '--options', options, '--log', log));
    expect(out).toMatch(/^Jesse: Gunhand, steady/);
    expect(out).toMatch(/^\* Stranger +0 points · hand #1=/m);
    expect(out).toMatch(/Your turn: take one action\./);
    expect(out).toMatch(/\nThe game is over\.\n/);
    if (race === 'reflex') expect(out).toMatch(/The referee’s order: .*\(\d\.\d{3} s\)/);
    expect(out).toContain(`The game is written to ${log}.`);
    expect(fine(sixgun('verify', log))).toMatch(/outcome: as logged/);
    expect(fine(sixgun('replay', log, '--as', 'Stranger', '--lang', 'uk'))).toMatch(/Ви /);
  });
  test('a whole game of teams through a pipe, and its log', () => {
    const seated = ['play', 'caliber-45', '--seed', 'noon', '--lang', 'en', '--seats', '5', '--options', '{"goal":200}'];
    const out = fine(typing('1\n'.repeat(2000), ...seated, '--log', 'gangs.log'));
    expect(out).toMatch(/^\* Stranger +teams 0 · hand #1=/m);
    expect(out).toMatch(/calls? a robbery!/);
    expect(out).toMatch(/\nThe game is over\.\nHow it ended: .*\.\n(You|\w+) ha(ve|s) \$[\d,]+\.\n/);
    // A team wins as a team, and nobody is said to share it.
    expect(out).toMatch(/\nThe (Horseshoes|Stars) win!\n/);
    expect(fine(sixgun('verify', 'gangs.log'))).toMatch(/outcome: as logged/);
    expect(fine(sixgun('replay', 'gangs.log', '--as', 'Stranger', '--lang', 'uk'))).toMatch(/оголошує пограбування!/);
  });
  test('helps, cites rules, says why not, shows the table, and lets one leave', () => {
    const lines = ['?', 'rules WB-24', 'rules XX-1', 'dance', 'shootout', 'discard sheriff', 'table', 'discard #1', 'quit'];
    const out = fine(
      typing(`${lines.join('\n')}\n`, ...table, '--seats', '3', '--options', '{"first":0}', '--log', 'left.log', '--name', 'Ann'),
    );
    expect(out).toMatch(/Type a number, or a move in words/);
    expect(out).toMatch(/You may discard in one of three ways/);
    expect(out).toMatch(/There is no rule "XX-1"/);
    expect(out).toMatch(/"dance" is no move\. You may: discard, /);
    expect(out).toMatch(/✗ Two Sheriffs must have come out first\. \(WB-42\)/);
    expect(out).toMatch(/✗ Those cards are not all in your hand\. \(WB-28\)/);
    expect(out).toMatch(/\n {2}You discard an? /);
    expect(out).toMatch(/You leave the table/);
    expect(fine(sixgun('verify', 'left.log'))).toMatch(/outcome: none, the game was not finished/);
  });
  test('speaks the language of the table', () => {
    const out = fine(
      typing(
        'pass\n',
        'play',
        'wright-gang',
        '--seed',
        'noon',
        '--options',
        '{"first":0}',
        '--lang',
        'ru',
        '--bots',
        'random,greenhorn',
      ),
    );
    expect(out).toMatch(/^Jesse: Бродяга, /);
    expect(out).toMatch(/Ваш ход: выберите одно действие\.[\s\S]*Вы пропускаете ход\./);
  });
  test('Ctrl-C leaves politely, and the log is written', async () => {
    const child = spawn(
      process.execPath,
      [join(root, 'dist/cli/main.js'), ...table, '--options', '{"first":0}', '--log', 'interrupted.log'],
      {
        cwd: folder,
        env,
      },
    );
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (out.endsWith('> ')) child.kill('SIGINT');
    });
    const code = await new Promise(resolve => child.on('close', resolve));
    expect(out).toMatch(/You leave the table/);
    expect(code).toBe(0);
    expect(fine(sixgun('verify', 'interrupted.log'))).toMatch(/not finished/);
  });
});
