/** Several processes on one database: starting together, and dying in mid-work. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { version } from './database/migrations.ts';
import { openStore } from './open.ts';
import { ann, furnished, withBothDatabases } from './testing/databases.ts';
import { entryOf, type Orders } from './testing/writer.ts';

const writerAt = pathToFileURL(join(root, 'dist', 'server', 'store', 'testing', 'writer.js')).href;
const launcher = `
  import { obey } from '${writerAt}';
  await obey(JSON.parse(process.argv[1]));
`;

/** Starts a writer, kills it after n lines of output, and returns them all. */
async function killAfter(lines: number, orders: Orders): Promise<string[]> {
  const writer = spawn(process.execPath, ['--input-type=module', '--eval', launcher, JSON.stringify(orders)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exit = once(writer, 'exit');
  const said: string[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    said.push(line);
    if (said.length === lines) writer.kill('SIGKILL');
  }
  const [, signal] = await exit;
  expect(signal).toBe('SIGKILL');
  return said;
}

/** The step after this one makes `feats`, and then `feat_links`. */
const BEFORE = 16;

withBothDatabases(databases => {
  test('processes that start at once create the database once', async () => {
    const place = await databases.fresh();
    const orders = { place, holderId: 'starting', tableIds: [] };
    const [stores] = await Promise.all([
      Promise.all([1, 2, 3, 4].map(() => databases.open(place))),
      killAfter(1, orders),
      killAfter(1, orders),
    ]);
    await stores[0]?.guests.create(ann);
    for (const store of stores) expect(await store.guests.find(ann.id)).toEqual(ann);
    await databases.open(place);
  });

  test('a failed upgrade leaves the data unchanged, and the next one succeeds', async () => {
    const place = await databases.older(BEFORE, [
      `insert into guests (id, name, recovery, preferences, created_at) values ('old', 'Old', 'hash', '{}', 1)`,
    ]);
    // A table with the name that the next step creates: the step fails midway.
    await databases.tamper(place, 'create table feat_links (x integer)');
    await expect(databases.open(place)).rejects.toThrow('feat_links');
    await databases.tamper(place, 'drop table feat_links');
    // The older program continues with it.
    await (await openStore(place, BEFORE)).close();
    const store = await databases.open(place);
    expect(await store.guests.find('old')).toMatchObject({ name: 'Old' });
    await expect(openStore(place, BEFORE)).rejects.toThrow(`at version ${version} already`);
  });
  test('a database made by a newer program is left alone', async () => {
    const { place, store } = await furnished(databases, []);
    await store.close();
    await databases.tamper(place, 'insert into migrations (version, at) values (1000, 0)');
    await expect(openStore(place)).rejects.toThrow('start a newer one');
  });

  test('every row that was promised survives a kill, without holes, and the next process goes on from there', async () => {
    const tableIds = ['t0', 't1', 't2', 't3', 't4', 't5'];
    const { place, store } = await furnished(databases, tableIds);
    const promised = new Map(tableIds.map(id => [id, 0]));
    for (let kill = 1; kill <= 3; kill += 1) {
      const said = await killAfter(20 + Math.floor(Math.random() * 200), { place, holderId: `writer ${kill}`, tableIds });
      for (const line of said.slice(1)) {
        const [tableId = '', seq = ''] = line.split(' ');
        expect(Number(seq)).toBeGreaterThan(promised.get(tableId) ?? Number.POSITIVE_INFINITY);
        promised.set(tableId, Number(seq));
      }
      for (const tableId of tableIds) {
        const rows = await store.log.read(tableId, 1);
        expect(rows.length).toBeGreaterThanOrEqual(promised.get(tableId) ?? Number.POSITIVE_INFINITY);
        expect(rows.map(({ seq, entry }) => ({ seq, entry }))).toEqual(
          rows.map((_, index) => ({ seq: index + 1, entry: entryOf(tableId, index + 1) })),
        );
      }
    }
    expect([...promised.values()].every(seq => seq > 0)).toBe(true);
  });
});

test('a database that cannot be reached is an error, not a wait', async () => {
  await expect(openStore({ databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' })).rejects.toThrow('ECONNREFUSED');
  await expect(openStore({ dataDir: join(import.meta.filename, 'data') })).rejects.toThrow();
});
