/** The program itself, as shipped: its help, its errors, its start and its end. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { compile, freePort, ServerProcess } from '../bench/crash/process.ts';
import { PATIENCE } from '../testing/patience.ts';
import { helpText } from './config.ts';
import { root } from './root.ts';
import { greeting } from './start/greeting.ts';
import { openStore } from './store/open.ts';
import { forTests, getJson, newGuest, startedTable, TestClient } from './testing/served.ts';

beforeAll(compile);
const run = (args: readonly string[], env: { readonly [name: string]: string } = {}) =>
  spawnSync(process.execPath, [join(root, 'dist', 'server', 'main.js'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: PATIENCE,
  });

const temporary = async (name: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), `sixgun-${name}-`));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

test('--help lists every variable', () => {
  const { status, stdout } = run(['--help']);
  expect([status, stdout]).toEqual([0, helpText()]);
});
test('a wrong value or argument is named, with the valid ones, and the exit code is 2', () => {
  const wrong = run([], { PORT: 'high noon', LOG: 'loud' });
  expect([wrong.status, wrong.stdout]).toEqual([2, '']);
  expect(wrong.stderr).toBe(
    'sixgun: PORT must be a whole number from 0 to 65535, not "high noon".\nsixgun: LOG must be one of fatal, error, warn, info, debug, silent, not "loud".\n',
  );
  const many = run([], { PROCESSES: '4' });
  expect([many.status, many.stderr]).toEqual([
    2,
    'sixgun: PROCESSES must be 1 or auto without DATABASE_URL (the embedded file is served by one process; PostgreSQL uses all cores), not "4".\n',
  ]);
  expect(run(['serve']).status).toBe(2);
});
test('a taken port is a one-line error; the container’s health check uses the configured port', async () => {
  const folder = await temporary('main');
  const port = String(await freePort());
  const env = { PORT: port, HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), LOG: 'silent' };
  const [, command] = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(await readFile(join(root, 'Containerfile'), 'utf8'))!;
  const [, ...args] = JSON.parse(command!) as string[];
  const health = () => spawnSync(process.execPath, args, { env: { ...process.env, PORT: port }, timeout: PATIENCE }).status;
  expect(health()).toBe(1);
  const server = await ServerProcess.start(env);
  expect(health()).toBe(0);
  expect(await getJson(`http://127.0.0.1:${port}/healthz`)).toEqual({ alive: true });
  const second = run([], { ...env, DATA_DIR: join(folder, 'other') });
  expect(second.status).toBe(1);
  expect(second.stderr).toBe(
    `sixgun: PORT: something else listens on ${port} already. Stop it, or set PORT to another number (0 takes any that is free).\n`,
  );
  expect(await server.stop()).toBe(0);
});
test('a failed start names the setting to change', async () => {
  const folder = await temporary('start');
  const port = String(await freePort());
  const away = run([], {
    PORT: '0',
    LOG: 'silent',
    DATABASE_WAIT_SECONDS: '0',
    DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/db`,
  });
  expect([away.status, away.stderr]).toEqual([
    1,
    `sixgun: DATABASE_URL: nobody answers at 127.0.0.1:${port}/db. Is PostgreSQL running there?\n`,
  ]);
  // Of several processes the first reports it for all.
  const many = run([], {
    PORT: '0',
    LOG: 'silent',
    PROCESSES: '3',
    DATABASE_WAIT_SECONDS: '0',
    DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/db`,
  });
  expect([many.status, many.stderr]).toEqual([away.status, away.stderr]);
  const file = join(folder, 'sixgun.db');
  await writeFile(file, '');
  const empty = run([], { PORT: '0', LOG: 'silent', DATA_DIR: folder });
  expect([empty.status, empty.stderr]).toEqual([
    1,
    `sixgun: DATA_DIR: "${file}" is empty. Put a backup in its place, or delete it to begin without one.\n`,
  ]);
});
test('a damaged database is reported with its path and setting', async () => {
  const folder = await temporary('damaged');
  await (await openStore({ dataDir: folder })).close();
  const path = join(folder, 'sixgun.db');
  // Its header is that of a database; the rest is not.
  const file = await readFile(path);
  await writeFile(path, file.fill(0x5a, 200));
  const damaged = run([], { PORT: '0', LOG: 'silent', DATA_DIR: folder });
  expect([damaged.status, damaged.stderr]).toEqual([
    1,
    `sixgun: DATA_DIR: "${path}" is damaged. Put a backup in its place, or set DATA_DIR to another folder.\n`,
  ]);
});
test('a folder in use by another server is a one-line error, until that server has ended in any way', async () => {
  const folder = await temporary('folder');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, LOG: 'silent', TABLES_PER_GUEST: '1' };
  const beside = async () => run([], { ...env, PORT: String(await freePort()) });
  const question = { ask: 'create', game: 'wright-gang', seats: 2 };
  const first = await ServerProcess.start(env);
  const { status, stderr } = await beside();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^sixgun: another server uses the folder ".*"\. Stop that one, .*DATA_DIR.*DATABASE_URL\.\n$/);
  const ann = await TestClient.connect(url);
  const { table } = await ann.ask(question);
  expect(await ann.refusal(question)).toBe('limit:tables');
  await first.kill();

  const second = await ServerProcess.start(env);
  expect((await beside()).status).toBe(1);
  // Tables that were open when a server died do not count against their host.
  const back = await TestClient.connect(url, ann.person);
  await back.ask(question);
  await back.ask({ ask: 'enter', table });
  expect(await second.stop()).toBe(0);

  const third = await ServerProcess.start(env);
  expect(await third.stop()).toBe(0);
});
test('its log reports events without secrets; a clean stop leaves a single complete file', async () => {
  const folder = await temporary('log');
  const port = await freePort();
  const server = await ServerProcess.start({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, LOG: 'debug' });
  const url = `http://127.0.0.1:${port}`;
  const ann = await TestClient.connect(url, await newGuest(url, 'Ann'));
  const table = await startedTable([ann], ['gunhand']);
  await fetch(`${url}/api/recover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"code":"${ann.person.recovery}"`,
  });
  await fetch(`${url}/api/me`, { headers: { cookie: ann.person.cookie } });
  expect(await server.stop()).toBe(0);
  const journal = await stat(join(folder, 'sixgun.db-wal')).catch(() => null);
  expect(journal?.size ?? 0).toBe(0);
  const lines = server.said.split('\n').filter(line => line.startsWith('{'));
  const told = lines.map(line => (JSON.parse(line) as { msg: string }).msg);
  expect(told).toEqual(expect.arrayContaining(['open', 'table opened', 'stopping', 'stopped']));
  expect(server.said).toContain(table);
  for (const secret of [ann.person.cookie.split('=')[1]!, ann.person.recovery, 'fair:', 'secret', 'entropy', 'hand'])
    expect(lines.some(line => line.includes(secret))).toBe(false);
});
test('it prints its address, with a QR code for phones', () => {
  const public_ = greeting({ ...forTests, HOST: '127.0.0.1', PUBLIC_URL: 'https://play.example' }, 4545);
  expect(public_).toContain('http://127.0.0.1:4545');
  expect(public_).toContain('https://play.example');
  expect(public_).toMatch(/[█▀▄]{5}/);
  const local = greeting({ ...forTests, HOST: '127.0.0.1' }, 4545);
  expect(local).not.toMatch(/[█▀▄]/);
  expect(local).toContain('one process serves the embedded file; PostgreSQL (DATABASE_URL) uses all cores');
  expect(local).toContain('nobody outside this machine reaches this server');
  expect(local).toContain('npm run sixgun -- data export');
  // The operators' token is printed at the first start; unsuitable settings are printed always.
  const first = greeting({ ...forTests, PUBLIC_URL: 'https://play.example' }, 4545, 'the token');
  expect(first).toContain('https://play.example/operator with the token the token');
  expect(first).toMatch(/^Worth a look\n {2}! PUBLIC_URL begins with https:.*Set TRUST_PROXY=1\.$/m);
  expect(greeting({ ...forTests, DATA_DIR: '/srv/sixgun' }, 4545)).not.toContain('Worth a look');
  const many = greeting({ ...forTests, DATABASE_URL: 'postgres://c/d' }, 4545, null, 3);
  expect(many).toContain('3 processes');
  expect(many).not.toContain('embedded');
});
