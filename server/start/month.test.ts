/**
 * Correspondence games through weeks of a server that is killed, stopped and upgraded twice: no acknowledged move is lost, and no game is
 * called off without need.
 */
import { expect, onTestFinished, test } from 'vitest';
import { refusals } from '../../wire/refusals.ts';
import { TestNats } from '../bus/testing/nats.ts';
import type { Config } from '../config.ts';
import { startPostgres } from '../store/testing/postgres.ts';
import { allGames, type ServedGame, type ServedGames } from '../tables/served-games.ts';
import { Month } from '../testing/month.ts';
import { getJson, served, TestClient } from '../testing/served.ts';

const revolver = allGames.get('revolver')!;
const { version } = revolver.game;
/** The program of a later release: its rules are newer, and it has kept the current ones. */
const release = (by: number): { readonly games: ServedGames } => ({
  games: new Map([
    ...allGames,
    ['revolver', { ...revolver, game: { ...revolver.game, version: version + by }, playedSince: version } satisfies ServedGame],
  ]),
});
const postgres = async (): Promise<Partial<Config>> => {
  const running = await startPostgres();
  onTestFinished(() => running.stop());
  return { DATABASE_URL: await running.freshUrl(), LEASE_SECONDS: 1 };
};

test.each([
  ['the embedded file', null],
  ['PostgreSQL', postgres],
] as const)('a month on %s', async (_, place) => {
  const month = new Month(place === null ? {} : await place());
  await month.start(release(0));
  const people = [await month.guest('Ann'), await month.guest('Ben')] as const;
  const [ann, ben] = people;
  const table = await month.opened(people, { game: 'revolver', time: { kind: 'days', days: 2 } });
  const byId = new Map(people.map(person => [person.id, person]));
  /** Makes this many visits, each by the player who is asked. */
  const goesOn = async (visits: number): Promise<void> => {
    for (let n = 0; n < visits; n++) {
      const [id] = await month.asked(table);
      if (id === undefined) return;
      await month.days(0.7);
      await month.visit(byId.get(id)!, table);
    }
  };
  await goesOn(6);
  if (place === null) await month.kill(release(0));
  await goesOn(4);
  await month.upgrade(release(1));
  await goesOn(4);
  if (place === null) await month.kill(release(1));
  // Both are away for longer than their time: the clock plays for them.
  await month.days(9);
  expect((await month.inputs(table)).lapses).toBeGreaterThan(0);
  await month.upgrade(release(2));
  await goesOn(4);

  expect(await month.offs(table)).toEqual([]);
  expect((await month.inputs(table)).own).toBe(month.moves);
  const { games } = await getJson<{ games: { code: string; yours: number | null }[] }>(
    `${month.server.url}/api/me/games`,
    ann.cookie,
  );
  const { status } = await month.stored(table);
  expect(games.map(({ code }) => code)).toEqual(status === 'playing' ? [table] : []);
  const later = (await getJson<{ games: { yours: number | null }[] }>(`${month.server.url}/api/me/games`, ben.cookie)).games[0];
  if (status === 'playing') expect([games[0]!.yours, later!.yours].filter(yours => yours !== null)).toHaveLength(1);
});

test('a kept edition that is missing: the table waits through its days, and goes on when the file is back', async () => {
  const month = new Month();
  await month.start(release(1));
  const people = [await month.guest('Ann'), await month.guest('Ben')] as const;
  const table = await month.opened(people, { game: 'revolver', time: { kind: 'days', days: 1 } });
  // There is no file for tomorrow's rules: the watch finds a due table, and cannot open it.
  await month.upgrade(release(2));
  month.passes(1.5);
  await expect.poll(() => month.server.metrics.errors.value).toBeGreaterThan(0);
  expect(await month.stored(table)).toMatchObject({ status: 'playing' });
  const before = await month.inputs(table);
  await month.upgrade(release(1));
  await month.days(0);
  expect((await month.inputs(table)).lapses).toBeGreaterThan(before.lapses);
  const asked = await month.asked(table);
  for (const person of people.filter(({ id }) => asked.includes(id))) await month.visit(person, table);
  expect([await month.offs(table), (await month.inputs(table)).own]).toEqual([[], month.moves]);
});

test('holidays and hours stay within their limits, and postpone a table’s deadlines, wherever it is', async () => {
  const month = new Month();
  await month.start();
  const people = [await month.guest('Ann'), await month.guest('Ben')] as const;
  const table = await month.opened(people, { game: 'revolver', time: { kind: 'days', days: 1 } });
  const [asked] = await month.asked(table);
  const person = people.find(({ id }) => id === asked)!;
  const wish = (method: string, path: string, body?: object) =>
    fetch(`${month.server.url}/api/me/${path}`, {
      method,
      headers: { cookie: person.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  expect((await wish('POST', 'holiday', { days: 31 })).status).toBe(400);
  expect((await wish('PUT', 'rest', { zone: 'Nowhere/Land', sleep: null })).status).toBe(409);
  expect((await wish('PUT', 'rest', { zone: 'Europe/Kyiv', sleep: [0, 660] })).status).toBe(409);
  expect(await (await wish('POST', 'holiday', { days: 10 })).json()).toMatchObject({ holidaysLeft: 20 });
  await month.days(9);
  expect((await month.inputs(table)).lapses).toBe(0);
  expect((await wish('DELETE', 'holiday')).status).toBe(200);
  await month.days(2);
  expect((await month.inputs(table)).lapses).toBeGreaterThan(0);
});

test('after two weeks without players the game is called off, once, with all moves in its log', async () => {
  const month = new Month();
  await month.start();
  const people = [await month.guest('Ann'), await month.guest('Ben')] as const;
  const table = await month.opened(people, { game: 'revolver', time: { kind: 'days', days: 7 } });
  for (const person of people) await month.visit(person, table);
  await month.days(13);
  expect(await month.offs(table)).toEqual([]);
  await month.kill();
  await month.days(1.1);
  expect(await month.offs(table)).toHaveLength(1);
  expect(await month.stored(table)).toMatchObject({ status: 'gathering' });
  expect((await month.inputs(table)).own).toBe(month.moves);
  await month.days(3);
  expect(await month.offs(table)).toHaveLength(1);
});

test('three correspondence games at once, and one more for each finished one', async () => {
  const month = new Month({ TABLES_PER_GUEST: 20 });
  await month.start();
  const people = [await month.guest('Ann'), await month.guest('Ben')] as const;
  const [ann] = people;
  const wanted = { game: 'revolver', time: { kind: 'days', days: 1 } };
  const wantsMore = async (): Promise<string | null> => {
    const client = await TestClient.connect(month.server.url, ann);
    const { table } = (await client.ask({ ask: 'create', seats: 2, visibility: 'private', ...wanted })) as { table: string };
    await client.ask({ ask: 'enter', table });
    const why = await client.refusal({ ask: 'ready', table, ready: true });
    client.close();
    await client.closed();
    return why;
  };
  const tables = [];
  while (tables.length < 3) tables.push(await month.opened(people, wanted));
  expect(await wantsMore()).toBe(refusals.tooManyDays.rule);
  const [first] = tables;
  while ((await month.stored(first!)).status === 'playing') {
    const asked = await month.asked(first!);
    for (const person of people.filter(({ id }) => asked.includes(id))) await month.visit(person, first!);
  }
  // Two go on, one was finished: there is room for two more.
  for (let more = 0; more < 2; more++) await month.opened(people, wanted);
  expect(await wantsMore()).toBe(refusals.tooManyDays.rule);
});

test.each([
  ['on one database', null],
  ['with NATS between them', () => TestNats.start()],
] as const)('several processes %s: one of them takes what is due, and nothing is done twice', async (_, bus) => {
  const nats = (await bus?.()) ?? null;
  onTestFinished(() => nats?.stop());
  const place = { ...(await postgres()), ...(nats === null ? {} : { NATS_URL: nats.url }) };
  const month = new Month(place);
  await month.start();
  const others = [await served(place, { calendar: month.calendar }), await served(place, { calendar: month.calendar })];
  const people = [await month.guest('Ann'), await month.guest('Ben')] as const;
  const tables = [];
  for (let n = 0; n < 3; n++) tables.push(await month.opened(people, { game: 'revolver', time: { kind: 'days', days: 1 } }));
  await month.days(1.1);
  for (const table of tables) expect((await month.inputs(table)).lapses).toBe(1);
  expect([month.server, ...others].map(({ metrics }) => metrics.errors.value)).toEqual([0, 0, 0]);
});
