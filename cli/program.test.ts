/** The real program, as people run it: every command, right and wrong. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { match } from '../bots/match.ts';
import { type GameId, games } from '../games/index.ts';
import { bots as wrightBots } from '../games/wright-gang/bot.ts';
import { LOG_FORMAT, type LogHeader, type LogLine, logLine, logText } from '../kernel/log.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { commitTo, seedFrom } from '../table/proof.ts';
import { hesitant, logOf } from '../testing/logs.ts';
import { gameIds, rulebooks } from './choose.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sixgun-'));
const file = (name: string): string => join(folder, name);
const env = { ...process.env, LC_ALL: 'C', LANG: 'C' };

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}
const ran = (program: string, args: readonly string[], input = ''): Ran => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, program), ...args], {
    encoding: 'utf8',
    env,
    input,
    cwd: folder,
  });
  return { code: status, out: stdout, err: stderr };
};
const sixgun = (...args: string[]): Ran => ran('dist/cli/main.js', args);
const typing = (input: string, ...args: string[]): Ran => ran('dist/cli/main.js', args, input);
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
  const commands = ['play', 'simulate', 'scenario', 'replay', 'verify', 'rules'];
  test('lists every command, asked for in any way', () => {
    for (const args of [[], ['help'], ['--help'], ['-h']]) {
      const out = fine(sixgun(...args));
      for (const command of commands) expect(out).toMatch(new RegExp(`^ {2}${command} +\\S`, 'm'));
    }
  });
  test.each(commands)('%s --help says how it is used', command => {
    expect(fine(sixgun(command, '--help'))).toMatch(new RegExp(`^sixgun ${command} `));
    expect(fine(sixgun('help', command))).toBe(fine(sixgun(command, '-h')));
  });
});

describe('wrong arguments say which ones are right, with code 2', () => {
  test.each([
    [['dance'], /there is no command "dance": the commands are play, simulate, scenario, replay, verify, rules, help/],
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
    [['simulate', 'wright-gang', '--options', '{"round":1}'], /round: the options are rounds, tie, race, duelCards, first/],
    [['simulate', 'wright-gang', '--options', '{"rounds":13}'], /rounds: a whole number from 1 to 12/],
    [['simulate', 'wright-gang', 'twice'], /a word too many: "twice"/],
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
    expect(out).toMatch(/\n5 passed, 0 failed\n$/);
  });
  test('a failure names the file and the step, and is code 1', () => {
    const story = JSON.parse(readFileSync(join(root, 'examples/scenarios/false-slap.json'), 'utf8')) as { script: object[] };
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
      join(root, 'examples/scenarios/false-slap.json'),
    );
    expect(out).toMatch(/^FAIL {2}bad\.json: A hand .*\n {6}step 2 \{"Billy":"pass".*it is refused/m);
    expect(out).toMatch(/^FAIL {2}torn\.json\n {6}this is not JSON/m);
    expect(out).toMatch(/^FAIL {2}nowhere\.json\n {6}there is no such file/m);
    expect(out).toMatch(/\n1 passed, 3 failed\n$/);
    expect(code).toBe(1);
  });
  const aimed: { readonly [id in GameId]: string } = {
    'wright-gang': '{ "do": "swap", "whom": seat }',
    'caliber-45': '{ "do": "shoot", "whom": seat, "cards": faces }',
    'steel-bullets': '{ "do": "thief", "whom": seat }',
    revolver: '{ "do": "bandit", "who": face }',
  };
  test.each(gameIds)('%s is described', id => {
    const out = fine(sixgun('scenario', '--describe', id));
    for (const zone of Object.keys(games[id].zones)) expect(out).toMatch(new RegExp(`^ {2}${zone} `, 'm'));
    for (const face of games[id].faces) expect(out).toMatch(new RegExp(`^ {2}${face} `, 'm'));
    for (const option of Object.keys(games[id].options)) expect(out).toMatch(new RegExp(`^ {2}${option} `, 'm'));
    for (const { rule, why } of rulebooks[id].refusals) expect(out).toMatch(new RegExp(`^ {2}${rule} +${why.slice(0, 20)}`, 'm'));
    expect(out).toContain(aimed[id]);
  });
});

describe('replay and verify', () => {
  const text = (): string => readFileSync(file('wright-gang-1.log'), 'utf8');
  const changed = (name: string, change: (lines: string[]) => string[]): Ran => {
    const lines = text().split('\n').slice(0, -1);
    writeFileSync(file(name), `${change(lines).join('\n')}\n`);
    return sixgun('verify', name);
  };
  test('a game is told in every language and through anybody’s eyes', () => {
    const told = (...args: string[]): string => fine(sixgun('replay', 'wright-gang-1.log', ...args));
    expect(told('--lang', 'en')).toMatch(/The game is over\.\ngunhand-1 has \d+ points?\.\n[\s\S]*(wins!|shared by .*)\n$/);
    expect(told('--lang', 'ru')).toMatch(/Игра окончена\./);
    expect(told('--lang', 'uk')).toMatch(/Гру закінчено\./);
    expect(told()).toBe(told('--lang', 'en', '--as', 'rail'));
    expect(told('--as', '2')).toBe(told('--as', 'gunhand-2'));
    expect(told('--as', '2')).toMatch(/^You draw an? /m);
    // Whoever watches hears only how many cards are drawn.
    expect(told()).not.toMatch(/^You /m);
    expect(told()).not.toMatch(/draws (an? (?!card)|two)/);
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
    expect(sixgun('replay', 'late.log').err).toMatch(/late\.log: line 4: /);
    expect(sixgun('replay', 'late.log').code).toBe(1);
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
  test.each(['en', 'ru', 'uk'])('are printed in %s, each with where it comes from and its tests', language => {
    const out = fine(sixgun('rules', 'wright-gang', '--lang', language));
    for (const [id, { from }] of Object.entries(rulebooks['wright-gang'].rules))
      expect(out).toContain(`\n${id} (${from.join(', ')}`);
    expect(out).toMatch(/^WB-1 \(house; option first\)/m);
    expect(out).toMatch(/^ {4}test: .*\(games\/wright-gang\/rules\/division\.test\.ts\)$/m);
  });
  test('are one object as JSON', () => {
    const book = JSON.parse(fine(sixgun('rules', 'wright-gang', '--json', '--lang', 'uk'))) as {
      language: string;
      chapters: { title: string; rules: { id: string; text: string; tests: { title: string; file: string }[] }[] }[];
    };
    const rules = book.chapters.flatMap(chapter => chapter.rules);
    expect(book.language).toBe('uk');
    expect(rules.map(rule => rule.id).toSorted()).toEqual(Object.keys(rulebooks['wright-gang'].rules).toSorted());
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
    expect(out).toMatch(/\nThe game is over\.\n(You|\w+) ha(ve|s) \$[\d,]+\.\n/);
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
