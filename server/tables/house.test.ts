/** The tables of the house over real sockets, in one process and in two. */
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('one table for each game, that is there when somebody comes and shows who is; none while nobody is', async () => {
  const { url, store } = await served({ AWAY_SECONDS: 1 });
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
  // Ben comes in mid-game: he is next.
  expect(await house(ben)).toBe(table);
  expect(await sitDown(ben, table)).toBeNull();
  expect((await ann.hears('table', told => told.table.next !== undefined)).table.next).toEqual([
    { who: ben.person.id, name: 'Ben' },
  ]);
  expect(await house(await come(url, 'Cid'), 'revolver')).not.toBe(table);
  // Everybody goes: the game is called off, and who comes then meets nobody who had gone.
  await ben.ask({ ask: 'stand', table });
  ann.close();
  await ben.hears('table', told => told.table.off === 'empty');
  // What is told is not yet stored, and who comes is led by what is.
  await expect.poll(() => house(ben)).not.toBe(table);
  expect(await store.moderation.haveSat(ann.person.id, ben.person.id)).toBe(false);
  const data = await getJson<{ readonly tables: readonly { readonly code: string }[] }>(`${url}/api/tables`);
  expect(data.tables.map(({ code }) => code).filter(code => code === table)).toEqual([]);
});

test('a crowd in the same millisecond fills one table, then a second; nobody is on a chair twice, and no two on one', async () => {
  const { url } = await served();
  const crowd = await Promise.all(Array.from({ length: 7 }, (_, i) => come(url, `Guest ${i}`)));
  const codes = await Promise.all(crowd.map(client => house(client)));
  // As many as the table has chairs were told of it before anybody sat down: those who find it full ask again.
  const seats = await Promise.all(crowd.map((client, i) => sitDown(client, codes[i]!)));
  const left = crowd.filter((_, i) => seats[i] !== null);
  expect(seats.filter(no => no !== null).every(no => no === 'seat:full')).toBe(true);
  const second = await Promise.all(left.map(client => house(client)));
  expect(new Set([...codes, ...second]).size).toBe(2);
  for (const [i, client] of left.entries()) expect(await sitDown(client, second[i]!)).toBeNull();
  const at = crowd.map(client => `${client.last('table')!.table.code} ${client.last('table')!.table.you}`);
  expect(new Set(at).size).toBe(7);
});

test('blocked people are sent to different tables, whichever of them comes first and whoever has blocked whom', async () => {
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
