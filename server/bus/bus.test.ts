/** Several processes on one PostgreSQL and one NATS: a guest connects anywhere, once. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Config } from '../config.ts';
import type { Server } from '../server.ts';
import { type Postgres, startPostgres } from '../store/testing/postgres.ts';
import { playOn } from '../testing/player.ts';
import { newGuest, served, startedTable, TestClient } from '../testing/served.ts';
import { TestNats } from './testing/nats.ts';

let postgres: Postgres;
let nats: TestNats;
beforeAll(async () => {
  [postgres, nats] = await Promise.all([startPostgres(), TestNats.start()]);
});
afterAll(() => Promise.all([postgres.stop(), nats.stop()]));

/** No process is given up for being slow on a busy machine, unless a test is about that. */
const PATIENT = { LEASE_SECONDS: 60 };

async function cluster(count: number, changes: Partial<Config> = PATIENT, bus = nats): Promise<Server[]> {
  const DATABASE_URL = await postgres.freshUrl();
  return Promise.all(Array.from({ length: count }, () => served({ DATABASE_URL, NATS_URL: bus.url, ...changes })));
}
const holderOf = async ({ store }: Server, code: string): Promise<string | undefined> =>
  (await store.leases.where((await store.tables.findByCode(code))!.id))?.holder.address;

test('guests of three processes play one game at one table, with races and chat', async () => {
  const servers = await cluster(3);
  const clients = await Promise.all(servers.map(({ url }) => TestClient.connect(url)));
  const table = await startedTable(clients, [], { options: { rounds: 1, race: 'reflex' } });
  expect(await holderOf(servers[0]!, table)).toMatch(new RegExp(`:${servers[0]!.port}$`));
  await clients[2]!.ask({ ask: 'say', table, text: 'Howdy' });
  for (const client of clients) await client.hears('said', ({ text }) => text === 'Howdy');
  const ends = await Promise.all(clients.map(client => playOn(client, table)));
  expect(new Set(ends.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(1);
  // All guests were told everything: updates have no gaps.
  for (const client of clients) {
    const numbers = client.heard.flatMap(told => (told.tell === 'update' || told.tell === 'cue' ? [told.update.n] : []));
    expect(numbers).toEqual(numbers.map((_, i) => i));
    expect(client.all('elsewhere')).toEqual([]);
    await client.hears('proof');
  }
});

test('a guest’s second page, through another process, replaces the first', async () => {
  const [a, b] = await cluster(2);
  const ann = await newGuest(a!.url);
  const first = await TestClient.connect(a!.url, ann);
  const { table } = await first.ask({ ask: 'create', game: 'wright-gang', seats: 2 });
  await first.ask({ ask: 'enter', table });
  const second = await TestClient.connect(b!.url, ann);
  await second.ask({ ask: 'enter', table });
  expect((await first.hears('gone')).why).toBe('opened elsewhere');
  await first.ask({ ask: 'enter', table });
  expect((await second.hears('gone')).why).toBe('opened elsewhere');
  expect(await second.refusal({ ask: 'sit', table })).toBe('server:enter');
  await second.ask({ ask: 'enter', table });
  expect((await second.hears('table')).table.you).toBe(0);
});

test('a guest who leaves, or closes the page, is shown as away at a table elsewhere', async () => {
  const [a, b] = await cluster(2);
  const [ann, ben] = [await TestClient.connect(a!.url), await TestClient.connect(b!.url)];
  const table = await startedTable([ann, ben], []);
  const sees = (connected: boolean) => ann.hears('table', told => told.table.chairs[1]?.connected === connected);
  await ben.ask({ ask: 'leave', table });
  await sees(false);
  ann.heard.length = 0;
  await ben.ask({ ask: 'enter', table });
  await sees(true);
  ann.heard.length = 0;
  ben.socket.terminate();
  await sees(false);
});

test('refusals at a table elsewhere have the same words', async () => {
  const [a, b] = await cluster(2);
  const [ann, ben] = [await TestClient.connect(a!.url), await TestClient.connect(b!.url)];
  const table = await startedTable([ann, ben], []);
  expect(await ben.refusal({ ask: 'start', table })).toBe('seat:host');
  expect(await ben.refusal({ ask: 'move', table, seq: 0, move: { do: 'nothing' } })).toMatch(/^table:/);
  expect(await ben.refusal({ ask: 'press', table, claim: 200 })).toBe('table:race');
  expect(await ben.refusal({ ask: 'hint', table })).toBe('table:hints');
  await fetch(`${a!.url}/api/me/blocks/${ben.person.id}`, { method: 'PUT', headers: { cookie: ann.person.cookie } });
  const { table: other } = await ann.ask({ ask: 'create', game: 'wright-gang', seats: 2 });
  expect(await ben.refusal({ ask: 'enter', table: other })).toBe('server:blocked');
});

test('a hint comes from the process that has the table', async () => {
  const [a, b] = await cluster(2);
  const [ann, ben] = [await TestClient.connect(a!.url), await TestClient.connect(b!.url)];
  const terms = { options: { rounds: 1, first: 1 }, visibility: 'private', hints: true };
  const table = await startedTable([ann, ben], [], terms);
  const { moves } = (await ben.ask({ ask: 'hint', table })) as { moves: readonly object[] };
  expect(moves.length).toBeGreaterThan(0);
  expect(await ann.hears('note')).toMatchObject({ note: 'hinted', seat: 1 });
  expect(await ann.refusal({ ask: 'hint', table })).toBe('table:turn');
});

test('while the bus is away, guests at local tables play on, and the others are told; when it returns, all recover', async () => {
  const own = await TestNats.start();
  onTestFinished(() => own.stop());
  const [a, b] = await cluster(2, { LEASE_SECONDS: 2 }, own);
  const [ann, ben] = [await TestClient.connect(a!.url), await TestClient.connect(b!.url)];
  const table = await startedTable([ann, ben], []);
  const closed = ben.closed();
  await own.stop();
  expect(await closed).toBe(1012);
  await ann.ask({ ask: 'say', table, text: 'Still here' });
  const eve = await TestClient.connect(b!.url);
  expect(await eve.answer({ ask: 'enter', table })).toMatchObject({ no: { rule: 'server:bus' } });
  await own.start();
  const back = await TestClient.connect(b!.url, ben.person);
  while ((await back.refusal({ ask: 'enter', table })) !== null) await pause(100);
  expect((await back.hears('table')).table).toMatchObject({ you: 1, status: 'playing' });
  expect(await holderOf(a!, table)).toMatch(new RegExp(`:${a!.port}$`));
});

test('a process that stops cleanly hands its tables over: all guests there come back and play on', async () => {
  const [a, b] = await cluster(2);
  const [ann, ben] = [await TestClient.connect(a!.url), await TestClient.connect(b!.url)];
  const table = await startedTable([ann, ben], []);
  const closed = Promise.all([ann.closed(), ben.closed()]);
  await a!.close();
  expect(await closed).toEqual([1001, 1012]);
  const back = await TestClient.connect(b!.url, ben.person);
  await back.ask({ ask: 'enter', table });
  expect(await holderOf(b!, table)).toMatch(new RegExp(`:${b!.port}$`));
});

test('names, sign-outs, notices, the lobby and closed tables are announced to every process', async () => {
  const [a, b] = await cluster(2, { ...PATIENT, OPERATOR_TOKEN: 'a token of the tests' });
  const post = (path: string, body: object, headers: { readonly [name: string]: string }) =>
    fetch(`${a!.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const operator = { authorization: 'Bearer a token of the tests' };
  const [ann, ben] = [await TestClient.connect(a!.url), await TestClient.connect(b!.url)];
  await ann.ask({ ask: 'lobby', on: true });
  const { table } = await ben.ask({ ask: 'create', game: 'wright-gang', seats: 2 });
  await ann.hears('lobby', ({ tables }) => tables.some(({ code }) => code === table));
  await ben.ask({ ask: 'enter', table });
  // Sent to one process, known at a table of the other.
  await post('/api/me/name', { name: 'Benjamin' }, { cookie: ben.person.cookie });
  await ben.hears('table', told => told.table.chairs[0]?.name === 'Benjamin');
  await post('/api/operator/notice', { text: 'High noon' }, operator);
  await ben.hears('notice', ({ text }) => text === 'High noon');
  await post(`/api/operator/tables/${String(table)}/close`, {}, operator);
  expect((await ben.hears('gone')).why).toBe('closed');
  const closed = ben.closed();
  await post('/api/me/sign-out-everywhere', {}, { cookie: ben.person.cookie });
  expect(await closed).toBe(1012);
});

test('limits count for all processes together', async () => {
  const [a, b] = await cluster(2, { ...PATIENT, OPERATOR_TOKEN: 'a token of the tests', GUESTS_PER_MINUTE: 4 });
  const ben = await TestClient.connect(b!.url);
  const become = async ({ url }: Server): Promise<number> => (await fetch(`${url}/api/guest`, { method: 'POST' })).status;
  expect([await become(a!), await become(a!), await become(a!)]).toEqual([201, 201, 201]);
  // Taken tokens are told soon, and before the notice that follows.
  await pause(500);
  await fetch(`${a!.url}/api/operator/notice`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer a token of the tests' },
    body: JSON.stringify({ text: 'Enough' }),
  });
  await ben.hears('notice');
  expect(await become(b!)).toBe(429);
});

test('connections of one address count in all processes, until the process that holds them is gone', async () => {
  const [a, b] = await cluster(2, { ...PATIENT, CONNECTIONS_PER_ADDRESS: 2 });
  const ann = await newGuest(a!.url);
  for (let i = 0; i < 2; i++) await TestClient.connect(a!.url, ann);
  const looksIn = async (): Promise<string> => {
    const client = await TestClient.connect(b!.url, ann).catch((why: Error) => why.message);
    if (typeof client === 'string') return client;
    const closed = client.closed();
    client.close();
    await closed;
    return 'let in';
  };
  await expect.poll(looksIn).toBe('turned away: 429');
  await a!.close();
  await expect.poll(looksIn).toBe('let in');
});
