/** Data of older versions, as written by their `sixgun data export`: imported into both databases, valid, and playable. */
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { openStore } from '../store/open.ts';
import { withBothDatabases } from '../store/testing/databases.ts';
import { allGames } from '../tables/served-games.ts';
import { playOn } from '../testing/player.ts';
import { type Person, served, TestClient } from '../testing/served.ts';
import { unarchive, versionOf } from './archive.ts';
import { checkStore } from './check.ts';

/** A finished game at one table, and a running one at another, with their players. */
interface Left {
  readonly over: string;
  readonly table: string;
  readonly people: readonly Person[];
}
const folder = join(root, 'server', 'upkeep', 'older');
const versions = readdirSync(folder).flatMap(file => (file.endsWith('.jsonl') ? [file.replace(/\.jsonl$/, '')] : []));
async function* linesOf(version: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(join(folder, `${version}.jsonl`)) });
}

withBothDatabases(databases => {
  test.each(versions)('data of %s are migrated and valid, and their players play on', async version => {
    const { table, people } = JSON.parse(readFileSync(join(folder, `${version}.people.json`), 'utf8')) as Left;
    const place = await databases.fresh();
    const old = await openStore(place, (await versionOf(linesOf(version)))!);
    await unarchive(old.contents, linesOf(version));
    await old.close();

    const setting = 'dataDir' in place ? { DATA_DIR: place.dataDir } : { DATABASE_URL: place.databaseUrl };
    const server = await served(setting);
    const faults: string[] = [];
    expect(await checkStore(server.store, allGames, ({ fault }) => faults.push(fault))).toMatchObject({ tables: 2, results: 1 });
    expect(faults).toEqual([]);
    const clients = await Promise.all(people.map(person => TestClient.connect(server.url, person)));
    for (const client of clients) await client.ask({ ask: 'enter', table });
    await Promise.all(clients.map(client => playOn(client, table)));
    await clients[0]!.hears('table', told => told.table.status === 'over');
    expect((await server.store.contents.counts()).results).toBe(2);
    await server.close();
  });
});
