/** A whole server's data, on both databases: counted, checked for every possible fault, and copied from each to the other. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore, type StorePlace } from '../store/open.ts';
import type { Contents } from '../store/shape/contents.ts';
import type { Store } from '../store/store.ts';
import { ann, type Databases, withBothDatabases } from '../store/testing/databases.ts';
import { startPostgres } from '../store/testing/postgres.ts';
import { allGames } from '../tables/served-games.ts';
import { playOn } from '../testing/player.ts';
import { newGuest, served, startedTable, TestClient } from '../testing/served.ts';
import { archived, unarchive } from './archive.ts';
import { checkStore } from './check.ts';

const today = allGames.get('wright-gang')!.game.version;
const settingOf = (place: StorePlace): object =>
  'dataDir' in place ? { DATA_DIR: place.dataDir } : { DATABASE_URL: place.databaseUrl };
const faultsOf = async (store: Store): Promise<string[]> => {
  const faults: string[] = [];
  await checkStore(store, allGames, ({ fault }) => faults.push(fault));
  return faults;
};
const linesOf = async (contents: Contents): Promise<string[]> => {
  const lines: string[] = [];
  for await (const line of archived(contents)) lines.push(line);
  return lines;
};
async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

/** A database with a finished game, a running one, and a table that was never started. */
const playedIn = async (databases: Databases): Promise<StorePlace> => {
  const place = await databases.fresh();
  const server = await served(settingOf(place));
  const [ann, ben] = [
    await TestClient.connect(server.url, await newGuest(server.url, 'Ann')),
    await TestClient.connect(server.url, await newGuest(server.url, 'Ben')),
  ];
  const table = await startedTable([ann, ben], []);
  await Promise.all([playOn(ann, table), playOn(ben, table)]);
  await ann.hears('table', told => told.table.status === 'over');
  await startedTable([ann, ben], []);
  await ann.ask({ ask: 'create', game: 'caliber-45', seats: 2, options: null });
  await server.close();
  return place;
};

withBothDatabases(databases => {
  let exported: Promise<readonly string[]> | null = null;
  /** All data, played once for all tests. */
  const everything = (): Promise<readonly string[]> => {
    exported ??= playedIn(databases).then(async place => linesOf((await databases.open(place)).contents));
    return exported;
  };
  /** A copy that a test may spoil. */
  const copied = async (): Promise<StorePlace> => {
    const place = await databases.fresh();
    await unarchive((await databases.open(place)).contents, each(await everything()));
    return place;
  };

  test('played games are counted and valid', async () => {
    const store = await databases.open(await copied());
    expect(await store.contents.counts()).toMatchObject({ guests: 2, tables: 3, results: 1, resultSeats: 2, secrets: 4 });
    expect(await faultsOf(store)).toEqual([]);
    expect(await checkStore(store, allGames, () => {})).toMatchObject({ tables: 3, games: 2, results: 1, otherRules: 0 });
  });

  test.each([
    ['a row is missing', 'delete from log where seq = 2', /row 2 of the log is missing/],
    [
      'the last row is missing',
      'delete from log where exists (select 1 from results where results.table_id = log.table_id and results.last_seq = log.seq)',
      /row \d+ of the log is missing/,
    ],
    ['a row is cut short', `update log set entry = '{"in":' where seq = 3`, /row 3 of the log is not whole/],
    ['a game has no beginning', `update log set entry = '{"off":"long"}' where seq = 1`, /row 2 of the log belongs to no game/],
    [
      'an input is another',
      `update log set entry = '{"in":{"seat":0,"move":{"do":"dance"},"at":1}}' where seq = 2`,
      /row 2 of the log is refused/,
    ],
    [
      'the deal was chosen',
      `update log set entry = replace(entry, '"secret":"', '"secret":"0') where seq = 1`,
      /the seed does not follow/,
    ],
    ['a result is another', 'update result_seats set score = score + 1', /did not end as its result says/],
    ['a result is of nothing', 'update results set first_seq = 2', /is of no game in the log/],
    ['what was witnessed is cut short', `update kept_logs set log = substr(log, 1, 100)`, /is not kept whole as it was witnessed/],
    ['a header is cut short', `update tables set seating = '{'`, /its header is not whole/],
    [
      'somebody was deleted and is still named',
      `update guests set recovery = 'forgotten ' || id where name = 'Ben'`,
      /names a guest who was deleted/,
    ],
  ])('%s, and it is found', async (_, statement, says) => {
    const place = await copied();
    await databases.tamper(place, statement);
    expect(await faultsOf(await databases.open(place))).toContainEqual(expect.stringMatching(says));
  });

  test('games of other rules are counted and their proofs checked', async () => {
    const place = await copied();
    await databases.tamper(place, `update log set entry = replace(entry, '"rules":${today}', '"rules":0') where seq = 1`);
    const store = await databases.open(place);
    const faults: string[] = [];
    expect(await checkStore(store, allGames, ({ fault }) => faults.push(fault))).toMatchObject({ games: 2, otherRules: 2 });
    expect(faults).toEqual([]);
  });

  test('a copy is identical, and cannot be overwritten by another', async () => {
    const lines = await everything();
    const copy = await databases.open(await copied());
    expect(await linesOf(copy.contents)).toEqual(lines);
    expect(await faultsOf(copy)).toEqual([]);
    await expect(unarchive(copy.contents, each(lines))).rejects.toThrow('the database is not empty');
  });

  test('writes during a copy are not in it, and are not delayed', async () => {
    const place = await copied();
    const [store, beside] = [await databases.open(place), await databases.open(place)];
    const before = await linesOf(store.contents);
    const during: string[] = [];
    for await (const line of archived(store.contents)) {
      if (during.length === 1) await beside.guests.create(ann);
      during.push(line);
    }
    expect(during).toEqual(before);
    expect((await store.contents.counts()).guests).toBe(3);
  });

  test('an incomplete text changes nothing', async () => {
    const lines = await everything();
    const empty = await databases.open(await databases.fresh());
    const [head = '', ...rest] = lines;
    for (const [wrong, says] of [
      [lines.slice(0, -1), 'the text is cut short'],
      [lines.toSpliced(-2, 1), 'rows are missing before the end'],
      [[...lines, lines[1]!], 'there is more after the end'],
      [rest, 'this is no server that was exported'],
      [[head.replace(/"version":\d+/, '"version":1'), ...rest], 'exported from a database of version 1'],
      [[head, '{"of":"cards","row":{}}'], 'line 2: nothing of this name is stored'],
      [[head, '{"of":"guests"'], 'line 2: this is not whole'],
    ] as const)
      await expect(unarchive(empty.contents, each(wrong))).rejects.toThrow(says);
    expect(Object.values(await empty.contents.counts()).every(count => count === 0)).toBe(true);
  });
});

test('a server moves from the embedded file to PostgreSQL and back, and its players play on', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const folders = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'sixgun-moving-'))));
  onTestFinished(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });
  const places: StorePlace[] = [{ dataDir: folders[0]! }, { databaseUrl: await postgres.freshUrl() }, { dataDir: folders[1]! }];
  const first = await served(settingOf(places[0]!));
  const [ann, ben] = [await TestClient.connect(first.url), await TestClient.connect(first.url)];
  const table = await startedTable([ann, ben], []);
  await first.close();
  for (const [from, to] of [places.slice(0, 2), places.slice(1)]) {
    const [old, fresh] = [await openStore(from!), await openStore(to!)];
    await unarchive(fresh.contents, archived(old.contents));
    expect(await linesOf(fresh.contents)).toEqual(await linesOf(old.contents));
    await Promise.all([old.close(), fresh.close()]);
  }
  const last = await served(settingOf(places[2]!));
  const back = [await TestClient.connect(last.url, ann.person), await TestClient.connect(last.url, ben.person)];
  for (const client of back) await client.ask({ ask: 'enter', table });
  await Promise.all(back.map(client => playOn(client, table)));
  expect((await back[0]!.hears('table', told => told.table.status === 'over')).table.you).toBe(0);
});
