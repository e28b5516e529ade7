/** House tables over real sockets, in one process and in two. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { TestNats } from '../bus/testing/nats.ts';
import { type Postgres, startPostgres } from '../store/testing/postgres.ts';
import { getJson, newGuest, served, TestClient } from '../testing/served.ts';

let postgres: Postgres;
let nats: TestNats;
beforeAll(async () => {
  [postgres, nats] = await Promise.all([startPostgres(), TestNats.start()]);
});
afterAll(() => Promise.all([postgres.stop(), nats.stop()]));

const come = async (url: string, name: string): Promise<TestClient> => TestClient.connect(url, await newGuest(url, name));
const house = async (client: TestClient, game = 'wright-gang'): Promise<string> =>
  (await client.ask({ ask: 'house', game }))['table'] as string;
const sitDown = async (client: TestClient, table: string): Promise<string | null> => {
  await client.ask({ ask: 'enter', table });
  return client.last('table')!.table.you === null ? client.refusal({ ask: 'sit', table }) : null;
};
const ready = (client: TestClient, table: string) => client.ask({ ask: 'ready', table, ready: true });

/** Longer than any absence, however slow the machine is. */
const FOREVER = { AWAY_SECONDS: 3600 };
/** Sits at a house table and plays there. */
const plays = async (client: TestClient): Promise<string> => {
  const table = await house(client);
  expect(await sitDown(client, table)).toBeNull();
  await ready(client, table);
  await client.hears('table', told => told.table.code === table && told.table.status === 'playing');
  return table;
};
const listedAt = async (url: string): Promise<readonly string[]> =>
  (await getJson<{ readonly tables: readonly { readonly code: string }[] }>(`${url}/api/tables`)).tables.map(({ code }) => code);

test('one table for each game, which exists and shows its guests while there are any', async () => {
  const { url } = await served(FOREVER);
  const [ann, ben] = [await come(url, 'Ann'), await come(url, 'Ben')];
  await ben.ask({ ask: 'lobby', on: true });
  expect((await ben.hears('lobby')).tables).toEqual([]);
  expect(await ann.refusal({ ask: 'house', game: 'chess' })).toBe('server:game');
  const table = await house(ann);
  expect(await house(ann)).toBe(table);
  expect(await sitDown(ann, table)).toBeNull();
  expect(ann.last('table')!.table).toMatchObject({ house: true, dropIn: true, you: 0, visibility: 'open' });
  await ready(ann, table);
  await ann.hears('table', told => told.table.status === 'playing');
  const listed = await ben.hears('lobby', told => told.tables.length === 1);
  expect(listed.tables[0]).toMatchObject({ code: table, house: ['Ann'], seats: 4 });
  // Ben comes in mid-game: he plays next.
  expect(await house(ben)).toBe(table);
  expect(await sitDown(ben, table)).toBeNull();
  expect((await ann.hears('table', told => told.table.next !== undefined)).table.next).toEqual([
    { who: ben.person.id, name: 'Ben' },
  ]);
  expect(await house(await come(url, 'Cid'), 'revolver')).not.toBe(table);
});

test('when all players leave in mid-game it is called off, and a later visitor meets none of them', async () => {
  const { url, store } = await served({ AWAY_SECONDS: 1 });
  const [ann, ben] = [await come(url, 'Ann'), await come(url, 'Ben')];
  const table = await plays(ann);
  expect(await house(ben)).toBe(table);
  expect(await sitDown(ben, table)).toBeNull();
  await ben.ask({ ask: 'stand', table });
  ann.close();
  await ben.hears('table', told => told.table.off === 'empty');
  // The game is called off one step before the chairs return to bots.
  await expect.poll(() => house(ben)).not.toBe(table);
  expect(await store.moderation.haveSat(ann.person.id, ben.person.id)).toBe(false);
  expect(await listedAt(url)).not.toContain(table);
});

test('when the server stops in mid-game and no player comes back, no seat is held, and the next visitor starts afresh', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'sixgun-house-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }));
  const before = await served({ ...FOREVER, DATA_DIR });
  const ann = await come(before.url, 'Ann');
  const table = await plays(ann);
  await before.close();
  const { url, store } = await served({ ...FOREVER, DATA_DIR });
  expect(await listedAt(url)).toEqual([]);
  const ben = await come(url, 'Ben');
  expect(await plays(ben)).not.toBe(table);
  const { chairs } = ben.last('table')!.table;
  expect(chairs.flatMap(({ kind, name }) => (kind === 'guest' ? [name] : []))).toEqual(['Ben']);
  expect(await store.moderation.haveSat(ann.person.id, ben.person.id)).toBe(false);
});

test('a crowd in the same millisecond fills one table, then a second; no guest has two chairs, and no chair two guests', async () => {
  const { url } = await served();
  const crowd = await Promise.all(Array.from({ length: 7 }, (_, i) => come(url, `Guest ${i}`)));
  const codes = await Promise.all(crowd.map(client => house(client)));
  // As many guests as chairs were sent there before any sat down: those who find it full ask again.
  const seats = await Promise.all(crowd.map((client, i) => sitDown(client, codes[i]!)));
  const left = crowd.filter((_, i) => seats[i] !== null);
  expect(seats.filter(no => no !== null).every(no => no === 'seat:full')).toBe(true);
  const second = await Promise.all(left.map(client => house(client)));
  expect(new Set([...codes, ...second]).size).toBe(2);
  for (const [i, client] of left.entries()) expect(await sitDown(client, second[i]!)).toBeNull();
  const at = crowd.map(client => `${client.last('table')!.table.code} ${client.last('table')!.table.you}`);
  expect(new Set(at).size).toBe(7);
});

test('blocked people are sent to different tables, whichever comes first and whichever blocked the other', async () => {
  const { url, store } = await served();
  const [ann, ben, cid] = [await come(url, 'Ann'), await come(url, 'Ben'), await come(url, 'Cid')];
  await store.moderation.block(ann.person.id, ben.person.id);
  await store.moderation.block(cid.person.id, ann.person.id);
  const table = await house(ann);
  await sitDown(ann, table);
  for (const client of [ben, cid]) {
    expect(await sitDown(client, table)).toBe('seat:house');
    expect(await house(client)).not.toBe(table);
  }
});
test('two guests who have blocked each other and come in the same millisecond get different tables', async () => {
  const { url, store } = await served();
  const [ann, ben] = [await come(url, 'Ann'), await come(url, 'Ben')];
  await store.moderation.block(ann.person.id, ben.person.id);
  const codes = await Promise.all([house(ann), house(ben)]);
  expect(new Set(codes).size).toBe(2);
  expect(await Promise.all([sitDown(ann, codes[0]), sitDown(ben, codes[1])])).toEqual([null, null]);
});

test.each([
  ['with NATS', true],
  ['with nothing between them', false],
])('two processes %s have one table of the house, found at the same moment', async (_, isTold) => {
  const DATABASE_URL = await postgres.freshUrl();
  const NATS_URL = isTold ? nats.url : null;
  const [a, b] = await Promise.all([1, 2].map(() => served({ DATABASE_URL, NATS_URL, LEASE_SECONDS: 60 })));
  const [ann, ben] = [await come(a!.url, 'Ann'), await come(b!.url, 'Ben')];
  const [one, other] = await Promise.all([house(ann), house(ben)]);
  expect(one).toBe(other);
  if (!isTold) return;
  expect(await Promise.all([sitDown(ann, one!), sitDown(ben, one!)])).toEqual([null, null]);
  await Promise.all([ready(ann, one!), ready(ben, one!)]);
  const { table } = await ben.hears('table', told => told.table.status === 'playing');
  expect(
    table.chairs
      .map(({ name }) => name)
      .toSorted()
      .slice(0, 2),
  ).toEqual(['Ann', 'Ben']);
});

test('two visitors of two processes take one chair in the same millisecond: one has it, the other is told', async () => {
  const DATABASE_URL = await postgres.freshUrl();
  const [a, b] = await Promise.all([1, 2].map(() => served({ DATABASE_URL, NATS_URL: nats.url, LEASE_SECONDS: 60 })));
  const [ann, ben, cid] = [await come(a!.url, 'Ann'), await come(a!.url, 'Ben'), await come(b!.url, 'Cid')];
  const { table } = await ann.ask({ ask: 'create', game: 'wright-gang', seats: 3 });
  for (const client of [ann, ben, cid]) await client.ask({ ask: 'enter', table });
  const answers = await Promise.all([ben, cid].map(client => client.refusal({ ask: 'sit', table, seat: 1 })));
  expect(answers.toSorted()).toEqual([null, 'seat:taken']);
  const { chairs } = (await ann.hears('table', told => told.table.chairs[1]!.kind === 'guest')).table;
  expect(chairs.map(({ name }) => name)).toEqual(['Ann', answers[0] === null ? 'Ben' : 'Cid', '']);
});
