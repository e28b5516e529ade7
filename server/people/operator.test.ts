/** Reports, blocks and operators over real sockets: permissions, effects, and the log of every act. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ServerHealth } from '../../wire/misfits.ts';
import { version } from '../root.ts';
import type { Server } from '../server.ts';
import { greeting } from '../start/greeting.ts';
import { healthOf } from '../start/health.ts';
import { deleteGuest, forTests, newGuest, type Person, served, startedTable, TestClient } from '../testing/served.ts';

const TOKEN = 'a token of the tests';
interface Overview {
  readonly tables: readonly { readonly code: string; readonly people: readonly { readonly name: string }[] }[];
  readonly guests: readonly { readonly id: string; readonly name: string; readonly bannedUntil: number | null }[];
  readonly reports: readonly {
    readonly reported: string;
    readonly reportedName: string;
    readonly count: number;
    readonly reports: readonly { readonly id: string; readonly at: number; readonly words: string }[];
  }[];
  readonly acts: readonly { readonly act: string; readonly about: string; readonly words: string }[];
  readonly notice: string;
  readonly health: ServerHealth;
}
const asked = (url: string, method: string, headers: { readonly [name: string]: string }, body?: object): Promise<Response> =>
  fetch(url, {
    method,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const operator = { authorization: `Bearer ${TOKEN}` };
const overview = async ({ url }: Server, query = ''): Promise<Overview> =>
  (await (await asked(`${url}/api/operator${query}`, 'GET', operator)).json()) as Overview;
const act = async ({ url }: Server, path: string, body?: object): Promise<number> =>
  (await asked(`${url}/api/operator/${path}`, 'POST', operator, body)).status;
const as = ({ cookie }: Person) => ({ cookie });
/** Ann and Ben, who play at a table, that table, and Eve, who has never been there. */
const seatedPair = async ({ url }: Server): Promise<readonly [TestClient, TestClient, TestClient, string]> => {
  const [ann, ben, eve] = [
    await TestClient.connect(url, await newGuest(url, 'Ann')),
    await TestClient.connect(url, await newGuest(url, 'Ben')),
    await TestClient.connect(url, await newGuest(url, 'Eve')),
  ];
  return [ann, ben, eve, await startedTable([ann, ben], [])];
};

test('only the token makes an operator, and it cannot be guessed', async () => {
  const { url } = await served({ OPERATOR_TOKEN: TOKEN });
  for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: `Bearer ${TOKEN}x` }])
    expect((await asked(`${url}/api/operator`, 'GET', headers)).status).toBe(401);
  for (const path of ['guests/x/ban', 'tables/ABCDEF/close', 'reports/x/settle', 'notice'])
    expect((await asked(`${url}/api/operator/${path}`, 'POST', {}, {})).status).toBe(401);
  let status = 401;
  for (let i = 0; i < 20 && status === 401; i++) status = (await asked(`${url}/api/operator`, 'GET', {})).status;
  expect(status).toBe(429);
  // Guessing by others does not block an operator with the token.
  expect((await asked(`${url}/api/operator`, 'GET', operator)).status).toBe(200);
});

test('a token is made at the first start, told once, and still right at the next', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sixgun-operator-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const first = await served({ DATA_DIR: folder });
  const { operatorToken } = first;
  expect(operatorToken).toMatch(/^[\w-]{32}$/);
  expect(greeting(forTests, first.port, operatorToken)).toContain(`/operator with the token ${operatorToken}`);
  await first.close();
  const next = await served({ DATA_DIR: folder });
  expect(next.operatorToken).toBeNull();
  expect((await asked(`${next.url}/api/operator`, 'GET', { authorization: `Bearer ${operatorToken}` })).status).toBe(200);
});

test('operators see the state of the server: its version, its data, and unsuitable settings', async () => {
  const server = await served({ OPERATOR_TOKEN: TOKEN, TRUST_PROXY: 1, PUBLIC_URL: 'https://play.example/cards' });
  const { health } = await overview(server);
  expect(health).toEqual({
    version,
    node: process.versions.node,
    since: expect.any(Number),
    store: 'embedded',
    bytes: expect.any(Number),
    free: expect.any(Number),
    misfits: expect.arrayContaining(['path', 'temporary', 'silent']),
  });
  expect(Math.min(health.bytes, health.since)).toBeGreaterThan(0);
  const full = await healthOf({
    config: { DATABASE_URL: null, DATA_DIR: 'data' },
    store: server.store,
    since: 0,
    misfits: [],
    isProxied: true,
    left: async () => 1000,
  });
  expect(full).toMatchObject({ free: 1000, misfits: ['pings', 'full'] });
});

test('a report is about a guest one has sat with; it is accepted once, shown with its names, and settled', async () => {
  const server = await served({ OPERATOR_TOKEN: TOKEN });
  const { url } = server;
  const [{ person: ann }, { person: ben }, { person: eve }, table] = await seatedPair(server);
  const about = { guest: ben.id, table: table.toLowerCase(), reason: 'talk', words: 'He swore.' };
  expect((await asked(`${url}/api/reports`, 'POST', {}, about)).status).toBe(401);
  expect((await asked(`${url}/api/reports`, 'POST', as(ann), { ...about, reason: 'luck' })).status).toBe(400);
  expect((await asked(`${url}/api/reports`, 'POST', as(ann), { ...about, guest: ann.id })).status).toBe(404);
  expect((await asked(`${url}/api/reports`, 'POST', as(eve), about)).status).toBe(403);
  expect((await asked(`${url}/api/reports`, 'POST', as(ann), { ...about, guest: eve.id })).status).toBe(403);
  for (let i = 0; i < 2; i++) expect((await asked(`${url}/api/reports`, 'POST', as(ann), about)).status).toBe(200);
  const [group, ...more] = (await overview(server)).reports;
  expect(more).toEqual([]);
  expect(group).toMatchObject({
    reported: ben.id,
    reportedName: 'Ben',
    count: 1,
    reports: [{ reporterName: 'Ann', tableCode: table, reason: 'talk', words: 'He swore.' }],
  });
  const [report] = group!.reports;
  expect(await act(server, `reports/${report!.id}/settle`)).toBe(200);
  expect(await act(server, `reports/${report!.id}/settle`)).toBe(404);
  expect(await overview(server)).toMatchObject({ reports: [], acts: [{ act: 'settle report', about: report!.id }] });
});
test('many reports about one guest bury none about another, the newest come first, and all about one are settled together', async () => {
  const server = await served({ OPERATOR_TOKEN: TOKEN });
  const { moderation } = server.store;
  const [{ person: ann }, { person: ben }, { person: eve }] = await seatedPair(server);
  const told = (n: number, reported: string) =>
    moderation.report({
      id: `${n}`,
      at: n,
      reporter: n % 2 === 0 ? ann.id : `${n}`,
      reported,
      tableCode: 'ABCDEF',
      reason: 'talk',
      words: `${n}`,
      settledAt: null,
    });
  await told(0, ben.id);
  for (let n = 1; n <= 301; n += 2) {
    await server.store.guests.create({ ...(await server.store.guests.find(ann.id))!, id: `${n}`, recovery: `${n}` });
    await told(n, eve.id);
  }
  const { reports } = await overview(server);
  expect(reports.map(({ reportedName, count }) => [reportedName, count])).toEqual([
    ['Eve', 151],
    ['Ben', 1],
  ]);
  expect(reports[0]!.reports[0]).toMatchObject({ words: '301' });
  expect(reports[0]!.reports).toHaveLength(10);
  // Reports made after the operator looked are not settled unseen.
  expect(await act(server, `guests/${eve.id}/settle`, { until: 299 })).toBe(200);
  expect((await overview(server)).reports.map(({ count }) => count)).toEqual([1, 1]);
  expect(await act(server, `guests/${eve.id}/settle`, { until: 301 })).toBe(200);
  expect(await act(server, `guests/${eve.id}/settle`, { until: 301 })).toBe(404);
  expect(await overview(server)).toMatchObject({
    reports: [{ reported: ben.id }],
    acts: [
      { act: 'settle reports', about: eve.id, name: 'Eve', words: '1' },
      { act: 'settle reports', words: '150' },
    ],
  });
});
test('neither operators’ acts nor the log name deleted guests', async () => {
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    lines.push(String(text));
    return true;
  });
  onTestFinished(() => write.mockRestore());
  const server = await served({ OPERATOR_TOKEN: TOKEN });
  const eve = await newGuest(server.url, 'Evelyn');
  for (const days of [1, 0]) await act(server, `guests/${eve.id}/ban`, { days });
  expect((await overview(server)).acts).toMatchObject([{ about: eve.id, name: 'Evelyn' }, { about: eve.id }]);
  await deleteGuest(server.url, eve);
  const { acts } = await overview(server);
  expect(acts).toMatchObject([{ about: eve.id, name: expect.stringMatching(/^Stranger/) }, { about: eve.id }]);
  expect(JSON.stringify(acts) + lines.join('')).not.toContain('Evelyn');
});

test('a banned guest is out at once and cannot come back until the ban ends', async () => {
  const server = await served({ OPERATOR_TOKEN: TOKEN });
  const ben = await TestClient.connect(server.url, await newGuest(server.url, 'Ben'));
  const closed = ben.closed();
  expect(await act(server, `guests/${ben.person.id}/ban`, { days: 7 })).toBe(200);
  await closed;
  await expect(TestClient.connect(server.url, ben.person)).rejects.toThrow('403');
  expect((await asked(`${server.url}/api/me`, 'GET', as(ben.person))).status).toBe(403);
  expect((await overview(server, '?name=be')).guests).toMatchObject([{ id: ben.person.id, bannedUntil: expect.any(Number) }]);
  expect(await act(server, `guests/${ben.person.id}/ban`, { days: 0 })).toBe(200);
  await TestClient.connect(server.url, ben.person);
  expect((await overview(server)).acts.map(each => [each.act, each.words])).toEqual([
    ['unban', ''],
    ['ban', '7 days'],
  ]);
  expect(await act(server, 'guests/nobody/ban', { days: 1 })).toBe(404);
});

test('a closed table is gone for guests who are there and for those who come', async () => {
  const server = await served({ OPERATOR_TOKEN: TOKEN });
  const ann = await TestClient.connect(server.url, await newGuest(server.url, 'Ann'));
  const table = await startedTable([ann], ['gunhand'], { visibility: 'private' });
  expect((await overview(server)).tables).toMatchObject([{ code: table, people: [{ name: 'Ann' }] }]);
  expect(await act(server, `tables/${table}/close`)).toBe(200);
  await ann.hears('gone', told => told.table === table);
  expect(await ann.refusal({ ask: 'enter', table })).toBe('server:table');
  expect((await asked(`${server.url}/api/tables/${table}`, 'GET', {})).status).toBe(404);
  expect(await overview(server)).toMatchObject({ tables: [], acts: [{ act: 'close table', about: table }] });
  expect(await act(server, `tables/${table}/close`)).toBe(404);
});

test('a notice is shown to all who are here and to all who come, until withdrawn', async () => {
  const server = await served({ OPERATOR_TOKEN: TOKEN });
  const here = await TestClient.connect(server.url);
  expect(await act(server, 'notice', { text: 'We close at midnight.' })).toBe(200);
  await here.hears('notice', told => told.text === 'We close at midnight.');
  await (await TestClient.connect(server.url)).hears('notice', told => told.text === 'We close at midnight.');
  expect(await act(server, 'notice', { text: '' })).toBe(200);
  await here.hears('notice', told => told.text === '');
  const late = await TestClient.connect(server.url);
  await late.ask({ ask: 'lobby', on: true });
  expect(late.all('notice')).toEqual([]);
});

test('a notice for some tables is shown only to those who sit there, wherever they are', async () => {
  const server = await served({ OPERATOR_TOKEN: TOKEN });
  const [ann, ben, eve, table] = await seatedPair(server);
  expect(await act(server, 'notice', { text: 'To all.' })).toBe(200);
  for (const client of [ann, ben, eve]) await client.hears('notice', told => told.text === 'To all.');
  const text = 'The game at this table ends with the upgrade on Friday.';
  expect(await act(server, 'notice', { text, tables: ['NOBODY'] })).toBe(404);
  expect(await act(server, 'notice', { text, tables: [table] })).toBe(200);
  for (const client of [ann, ben]) await client.hears('notice', told => told.text === text);
  // The notice to all is over.
  await eve.hears('notice', told => told.text === '');
  ben.close();
  const back = await TestClient.connect(server.url, ben.person);
  await back.hears('notice', told => told.text === text);
  const stranger = await TestClient.connect(server.url);
  await stranger.ask({ ask: 'lobby', on: true });
  expect(stranger.all('notice')).toEqual([]);
  const noticeFor = async (headers: { readonly [name: string]: string }): Promise<unknown> =>
    (await asked(`${server.url}/api/notice`, 'GET', headers)).json();
  expect(await noticeFor(as(ann.person))).toMatchObject({ text });
  for (const headers of [as(eve.person), {}]) expect(await noticeFor(headers)).toEqual({ id: '', text: '' });
  expect(await overview(server)).toMatchObject({
    notice: text,
    noticeFor: table,
    acts: [{ act: 'notice', about: table, words: text }, {}],
  });
  // A guest who takes a chair there later sees it, a watcher does not, and each sees it once.
  const { table: other } = await ann.ask({ ask: 'create', game: 'wright-gang', seats: 3 });
  await ann.ask({ ask: 'enter', table: other });
  expect(await act(server, 'notice', { text: 'This one too.', tables: [other] })).toBe(200);
  await eve.ask({ ask: 'enter', table: other });
  await stranger.ask({ ask: 'enter', table: other });
  await eve.ask({ ask: 'sit', table: other });
  await eve.hears('notice', told => told.text === 'This one too.');
  await eve.ask({ ask: 'enter', table: other });
  const again = await TestClient.connect(server.url, eve.person);
  await again.hears('notice', told => told.text === 'This one too.');
  await Promise.all([eve, stranger].map(client => client.ask({ ask: 'lobby', on: true })));
  const heard = (client: TestClient) => client.all('notice').filter(({ text: said }) => said === 'This one too.').length;
  expect([heard(eve), heard(stranger)]).toEqual([1, 0]);
});

test('a guest whom the host has blocked does not come to the table; one who sits there already stays', async () => {
  const server = await served();
  const { url } = server;
  const [ann, ben, cid] = [await TestClient.connect(url), await TestClient.connect(url), await TestClient.connect(url)];
  const table = await startedTable([ann, ben], []);
  const block = (method: string, guest: string): Promise<Response> =>
    asked(`${url}/api/me/blocks/${guest}`, method, as(ann.person));
  for (const { person } of [ben, cid]) expect((await block('PUT', person.id)).status).toBe(200);
  expect((await block('PUT', ann.person.id)).status).toBe(404);
  expect(await cid.refusal({ ask: 'enter', table })).toBe('server:blocked');
  expect(await ben.refusal({ ask: 'enter', table })).toBeNull();
  const list = (await (await asked(`${url}/api/me/blocks`, 'GET', as(ann.person))).json()) as { blocked: { id: string }[] };
  expect(list.blocked.map(({ id }) => id).toSorted()).toEqual([ben.person.id, cid.person.id].toSorted());
  await block('DELETE', cid.person.id);
  expect(await cid.refusal({ ask: 'enter', table })).toBeNull();
});
