/** Several processes on one PostgreSQL: a table lives in one of them; when that process dies or hangs, another takes over. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { CrashPlayer, randomOf } from '../../bench/crash/player.ts';
import { compile, type Environment, forCrowds, freePort, ServerProcess } from '../../bench/crash/process.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { type Postgres, startPostgres } from '../store/testing/postgres.ts';
import { newGuest, startedTable, TestClient } from '../testing/served.ts';

interface Process {
  readonly url: string;
  readonly environment: Environment;
  server: ServerProcess;
}
let postgres: Postgres;
let store: Store;
let a: Process;
let b: Process;
beforeAll(async () => {
  compile();
  postgres = await startPostgres();
  const databaseUrl = await postgres.freshUrl();
  const start = async (): Promise<Process> => {
    const port = await freePort();
    const environment = { ...forCrowds, PORT: String(port), DATABASE_URL: databaseUrl, LEASE_SECONDS: '2', LOG: 'silent' };
    return { url: `http://127.0.0.1:${port}`, environment, server: await ServerProcess.start(environment) };
  };
  [a, b] = await Promise.all([start(), start()]);
  store = await openStore({ databaseUrl });
});
// Both serve when a test begins, whatever the previous test did to them.
beforeEach(async () => {
  for (const each of [a, b]) if (!each.server.isRunning) each.server = await ServerProcess.start(each.environment);
});
afterAll(async () => {
  await Promise.all([a, b].map(({ server }) => server.kill()));
  await store.close();
  await postgres.stop();
});

/** Enters through this process as soon as it serves the table. */
async function entersWhenItCan(client: TestClient, table: string): Promise<void> {
  while ((await client.refusal({ ask: 'enter', table })) !== null) await pause(100);
}

test('a table lives in one process; the other tells where, and takes over when that one is killed; no move is lost', async () => {
  const random = randomOf('cluster');
  const players = [await CrashPlayer.arrive(b.url, random), await CrashPlayer.arrive(b.url, random)];
  onTestFinished(() => {
    for (const player of players) player.stop();
  });
  const table = await players[0]!.create(3, ['gunhand'], 'draw');
  for (const player of players) await player.join(table);
  const { id } = (await store.tables.findByCode(table))!;
  const grows = async (): Promise<void> => {
    const before = await store.log.head(id);
    while ((await store.log.head(id)) < before + 5) await pause(20);
  };
  await grows();

  const eve = await TestClient.connect(a.url);
  const address = `${b.url.replace('http', 'ws')}/ws`;
  expect(await eve.answer({ ask: 'enter', table })).toMatchObject({ no: { rule: 'server:elsewhere', about: address } });
  expect(eve.last('elsewhere')).toEqual({ tell: 'elsewhere', table, address });
  await eve.ask({ ask: 'lobby', on: true });
  await eve.hears('lobby', told => told.tables.some(({ code }) => code === table));

  await b.server.kill();
  await entersWhenItCan(eve, table);
  expect((await store.leases.where(id))?.holder.address).toBe(a.url);
  // The players retry their own server until it is there again, and are sent to where the table lives now.
  b.server = await ServerProcess.start(b.environment);
  await grows();
  expect((await store.leases.where(id))?.holder.address).toBe(a.url);
  const rows = (await store.log.read(id, 1)).map(row => JSON.parse(row.entry) as { by?: string; seq?: number });
  for (const { guest, seq } of players.flatMap(({ witness }) => witness.promised))
    expect(rows.filter(row => row.by === guest && row.seq === seq)).toHaveLength(1);
});

test('a process that only hung finds its tables taken, and writes nothing', async () => {
  const [ann, ben] = [await newGuest(a.url), await newGuest(a.url)];
  const clients = [await TestClient.connect(a.url, ann), await TestClient.connect(a.url, ben)];
  const table = await startedTable(clients, []);
  const { id } = (await store.tables.findByCode(table))!;
  const asked = clients.find(client => client.last('update')!.update.moves?.length)!;
  a.server.signal('SIGSTOP');
  onTestFinished(() => a.server.signal('SIGCONT'));
  const there = await TestClient.connect(b.url, asked.person);
  await entersWhenItCan(there, table);
  const moves = (await there.hears('update')).update.moves!;
  await there.ask({ ask: 'move', table, seq: 0, move: moves[0] });
  const head = await store.log.head(id);
  const closed = clients.map(client => client.closed());
  // Messages to the hung process are read when it wakes up.
  asked.send(JSON.stringify({ id: 77, ask: 'move', table, seq: 0, move: moves.at(-1) }));
  a.server.signal('SIGCONT');
  expect(await Promise.all(closed)).toEqual([1012, 1012]);
  expect(asked.texts.some(text => text.includes('"re":77'))).toBe(false);
  expect(await store.log.head(id)).toBe(head);
  expect((await store.leases.where(id))?.holder.address).toBe(b.url);
});

test('a ban made in one process holds in the other within seconds', async () => {
  const ann = await TestClient.connect(b.url, await newGuest(a.url, 'Ann'));
  const ben = await TestClient.connect(b.url, await newGuest(a.url, 'Ben'));
  const closed = ben.closed();
  await store.moderation.ban(ben.person.id, Date.now() + 60_000);
  await closed;
  await expect(TestClient.connect(b.url, ben.person)).rejects.toThrow('403');
  await ann.ask({ ask: 'time', sent: 0 });
});
