/** Endless requests of one caller, over real connections: figures, bodies that never come, codes, odd characters. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Game, Kinds } from '../../kernel/game.ts';
import { type Config, defaults } from '../config.ts';
import { newApp } from '../http/app.ts';
import { Shares } from '../limits/shares.ts';
import { Metrics } from '../metrics.ts';
import { Misfits } from '../start/misfits.ts';
import { allGames } from '../tables/served-games.ts';
import { playOn } from '../testing/player.ts';
import { getJson, newGuest, served, startedTable, TestClient } from '../testing/served.ts';

const gauges = { connections: 0, tables: 0, commits: 0, waiting: 0 };

test('figures are for this machine, or for callers with the token', async () => {
  const { url } = await served();
  expect((await fetch(`${url}/metrics`)).status).toBe(200);
  expect((await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(401);
  // A proxy may be on this machine too, and not say for whom it speaks.
  for (const proxied of [{ TRUST_PROXY: 1 }, { PUBLIC_URL: 'https://play.example' }]) {
    const behind = await served(proxied);
    expect((await fetch(`${behind.url}/metrics`)).status).toBe(401);
  }
  const token = 'a token of sixteen or more';
  const guarded = await served({ METRICS_TOKEN: token });
  const asking = async (authorization?: string) =>
    (await fetch(`${guarded.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } })).status;
  expect(await asking()).toBe(401);
  expect(await asking(`Bearer ${token}.`)).toBe(401);
  expect(await asking(`Bearer ${token}`)).toBe(200);
});
test('requests that bypass the trusted proxy are reported once', async () => {
  const metrics = new Metrics();
  onTestFinished(() => metrics.stop());
  const config: Config = { ...defaults, TRUST_PROXY: 1, LOG: 'silent' };
  const app = newApp(config, metrics, new Shares(), new Misfits(config));
  onTestFinished(() => app.close());
  const warn = vi.spyOn(app.log, 'warn');
  for (const [url, way] of [
    ['/healthz', {}],
    ['/', { 'x-forwarded-for': '1.2.3.4' }],
  ] as const)
    await app.inject({ url, headers: way });
  expect(warn).not.toHaveBeenCalled();
  for (const url of ['/', '/you']) await app.inject({ url });
  expect(warn.mock.calls).toEqual([[{ misfit: 'silent' }, expect.stringContaining('without X-Forwarded-For')]]);
});
test('figures update in steps: they do not reveal who passed secretly', () => {
  const metrics = new Metrics();
  onTestFinished(() => metrics.stop());
  const first = metrics.stepped(() => gauges, 0);
  metrics.inputs.add();
  expect(metrics.stepped(() => gauges, 14_999)).toBe(first);
  expect(metrics.stepped(() => gauges, 15_000)).toMatch(/^sixgun_inputs_total 1$/m);
});
test('a body that never comes is not awaited', async () => {
  const { url } = await served();
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  let heard = '';
  socket.on('data', data => {
    heard += data;
  });
  socket.write('POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{');
  await new Promise(resolve => socket.once('close', resolve));
  expect(heard).toMatch(/^HTTP\/1\.1 408 /);
});
test('one address may hold only n plain connections, and others still get in', async () => {
  const { url } = await served({ CONNECTIONS_PER_ADDRESS: 2 });
  const { hostname, port } = new URL(url);
  const ended = Array.from({ length: 120 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    return new Promise<'ended'>(resolve => socket.once('close', () => resolve('ended')));
  });
  // 108 of them stay; the last twelve are closed at once.
  let turnedAway = 0;
  for (const end of ended) void end.then(() => turnedAway++);
  await expect.poll(() => turnedAway).toBe(12);
});
test('codes cannot be guessed: after too many wrong ones a right one looks the same there, but seated players get in', async () => {
  const pages = mkdtempSync(join(tmpdir(), 'sixgun-guessed-'));
  onTestFinished(() => rm(pages, { recursive: true, force: true }));
  writeFileSync(join(pages, 'index.html'), '<head><title>Sixgun</title></head>');
  const { url } = await served({}, { pages });
  const [ann, eve] = [await TestClient.connect(url, await newGuest(url, 'Ann')), await TestClient.connect(url)];
  const { table } = await ann.ask({ ask: 'create', game: 'steel-bullets', seats: 2 });
  const page = async (path: string): Promise<string> => await (await fetch(`${url}${path}`)).text();
  expect(await page(`/t/${table}`)).toContain('og:title');
  // Wrong ones on all three ways count together.
  for (let i = 0; i < 7; i++) {
    await page(`/t/WRONG${i}`);
    await page(`/r/wrong${i}`);
    await fetch(`${url}/api/tables/WRONG${i}`);
  }
  expect((await fetch(`${url}/api/tables/WRONG8`)).status).toBe(429);
  expect((await fetch(`${url}/api/tables/${table}`)).status).toBe(429);
  expect(await page(`/t/${table}`)).toBe(await page('/t/WRONG9'));
  for (const code of [table, 'WRONG9']) expect(await eve.refusal({ ask: 'enter', table: code })).toBe('limit:rate');
  expect(await ann.refusal({ ask: 'enter', table })).toBe(null);
});
test.each(['a b', '[', '%', 'a/b c'])('%s is no valid host: a clear client error', async host => {
  const { url, metrics } = await served();
  const { hostname, port } = new URL(url);
  for (const path of ['/', '/learn/revolver', '/t/ABCDEF', '/api/games']) {
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    let heard = '';
    for await (const data of socket) heard += data;
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    expect(heard).toContain('"why"');
  }
  expect(metrics.errors.value).toBe(0);
});
test('a guest who re-enters repeatedly is told to wait, and others from the same address are not', async () => {
  const { url } = await served({ REQUESTS_PER_SECOND: 10 });
  const [ann, ben] = [await TestClient.connect(url), await TestClient.connect(url)];
  const { table } = await ann.ask({ ask: 'create', game: 'steel-bullets', seats: 2 });
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => ann.refusal({ ask: 'enter', table, since: { game: 1, n: 0 } })),
  );
  expect(answers.slice(0, 9)).toEqual(Array(9).fill(null));
  expect(answers.at(-1)).toBe('limit:rate');
  expect(await ben.refusal({ ask: 'enter', table })).toBe(null);
});
test('a game is replayed once, however many ask for its replay', async () => {
  let played = 0;
  const boxed = allGames.get('wright-gang')!;
  const game: Game<Kinds> = {
    ...boxed.game,
    play: (table, input) => {
      played++;
      return boxed.game.play(table, input);
    },
  };
  const { url, store } = await served({ REQUESTS_PER_SECOND: 10 }, { games: new Map([['wright-gang', { ...boxed, game }]]) });
  const ann = await TestClient.connect(url);
  const table = await startedTable([ann], ['gunhand'], { options: { rounds: 1 } });
  await playOn(ann, table);
  const { games } = await getJson<{ games: { id: string }[] }>(`${url}/api/history`, ann.person.cookie);
  const [{ id }] = games as [{ id: string }];
  const { firstSeq, lastSeq } = (await store.results.find(id))!;
  // It is also replayed once to be stored as witnessed.
  await expect.poll(() => store.results.unkept('wright-gang', String(game.version), 1)).toEqual([]);
  const before = played;
  const asked = await Promise.all(Array.from({ length: 5 }, () => getJson<{ log: string }>(`${url}/api/replays/${id}`)));
  expect(new Set(asked.map(({ log }) => log)).size).toBe(1);
  expect(played - before).toBe(lastSeq - firstSeq);
});
test.each(['/api/tables/%00', '/api/tables/%00/history', '/api/players/%00', '/api/replays/%00', '/api/history?id=%00&endedAt=1'])(
  'a zero character in %s is a fault of the caller',
  async path => {
    const { url, metrics } = await served();
    const { cookie } = await newGuest(url);
    expect((await fetch(url + path, { headers: { cookie } })).status).toBeLessThan(500);
    expect(metrics.errors.value).toBe(0);
  },
);
