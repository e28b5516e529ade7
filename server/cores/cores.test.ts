/** The program on several cores: processes behind one port, one PostgreSQL, no bus but their parent. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ClusterCrowd } from '../../bench/cluster/crowd.ts';
import { compare } from '../../bench/crash/compare.ts';
import { compile, forCrowds, freePort, ServerProcess } from '../../bench/crash/process.ts';
import { Device } from '../push/testing/service.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { type Postgres, startPostgres } from '../store/testing/postgres.ts';
import { playOn } from '../testing/player.ts';
import { startedTable, TestClient } from '../testing/served.ts';

const COUNT = 2;
let postgres: Postgres;
beforeAll(async () => {
  compile();
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

interface Machine {
  readonly url: string;
  readonly databaseUrl: string;
  readonly store: Store;
  readonly parent: ServerProcess;
  /** The processes that have opened so far. */
  pids(): readonly number[];
}
async function machine(): Promise<Machine> {
  const databaseUrl = await postgres.freshUrl();
  const port = await freePort();
  const parent = await ServerProcess.start({
    ...forCrowds,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    PROCESSES: String(COUNT),
    LOG: 'info',
  });
  onTestFinished(() => parent.kill());
  const store = await openStore({ databaseUrl });
  onTestFinished(() => store.close());
  const pids = () => [...parent.said.matchAll(/"pid":(\d+).*"msg":"open"/g)].map(([, pid]) => Number(pid));
  return { url: `http://127.0.0.1:${port}`, databaseUrl, store, parent, pids };
}
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const holderOf = async (store: Store, code: string): Promise<string | undefined> =>
  (await store.leases.where((await store.tables.findByCode(code))!.id))?.holder.id;

/** One guest of each process: a table is made by the process that its maker is connected to. */
async function guestsOfEach({ url, store }: Machine): Promise<TestClient[]> {
  const found = new Map<string, TestClient>();
  while (found.size < COUNT) {
    const client = await TestClient.connect(url);
    const { table } = (await client.ask({ ask: 'create', game: 'wright-gang', seats: 2 })) as { table: string };
    const holder = (await holderOf(store, table))!;
    if (found.has(holder)) client.close();
    else found.set(holder, client);
  }
  return [...found.values()];
}

test('guests of two processes play one game at one table, meet at the house table and call each other; told to stop, all processes end', async () => {
  const all = await machine();
  expect(all.parent.said).toContain(`${COUNT} processes`);
  const clients = await guestsOfEach(all);
  const table = await startedTable(clients, [], { options: { rounds: 1, race: 'reflex' } });
  await clients[1]!.ask({ ask: 'say', table, text: 'Howdy' });
  await clients[0]!.hears('said', ({ text }) => text === 'Howdy');
  const ends = await Promise.all(clients.map(client => playOn(client, table)));
  expect(new Set(ends.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(1);
  for (const client of clients) expect(client.all('elsewhere')).toEqual([]);

  // The house has one table for both, and a call from one process reaches a page at the other.
  const [one, other] = await Promise.all(clients.map(client => client.ask({ ask: 'house', game: 'steel-bullets' })));
  expect(one).toEqual(other);
  const shared = one!['table'] as string;
  for (const client of clients) {
    await client.ask({ ask: 'enter', table: shared });
    // The guest whose question opened it sits there.
    await client.refusal({ ask: 'sit', table: shared });
    await client.hears('table', told => told.table.code === shared && told.table.you !== null);
  }
  const [ann, ben] = clients as [TestClient, TestClient];
  const { table: own } = (await ann.ask({ ask: 'create', game: 'steel-bullets', seats: 2 })) as { table: string };
  await ann.ask({ ask: 'enter', table: own });
  const guest = ben.person.id;
  const wish = { endpoint: 'https://push.example/ben', ...Device.fresh().keys, kinds: '["call"]', language: 'en' };
  await all.store.devices.keep({ ...wish, site: all.url, guest, createdAt: 1 }, 8);
  await ann.ask({ ask: 'call', table: own, guest });
  expect((await ben.hears('called')).table).toBe(own);

  const pids = all.pids();
  expect(new Set(pids).size).toBe(COUNT);
  const closed = clients.map(client => client.closed());
  // Ctrl-C reaches all processes at once, and the parent decides.
  for (const pid of pids) process.kill(pid, 'SIGINT');
  expect(await all.parent.stop()).toBe(0);
  expect(pids.filter(isAlive)).toEqual([]);
  expect((await Promise.all(closed)).filter(code => code !== 1001 && code !== 1012)).toEqual([]);
  expect(await holderOf(all.store, table)).toBeUndefined();
});

test('each process is killed in turn during play: another takes its place, and nothing is lost', async () => {
  const { url, databaseUrl, store, parent, pids } = await machine();
  const crowd = await ClusterCrowd.arrive(url, 3);
  onTestFinished(() => crowd.stop());
  crowd.watch();
  const heads = () => Promise.all(crowd.tables.map(async code => store.log.head((await store.tables.findByCode(code))!.id)));
  const goesOn = async (): Promise<void> => {
    const before = await heads();
    while ((await heads()).some((head, i) => head < before[i]! + 5)) await pause(50);
  };
  await goesOn();
  for (const [i, pid] of pids().entries()) {
    process.kill(pid, 'SIGKILL');
    while (pids().length < COUNT + i + 1) await pause(50);
    await crowd.allAnswered(performance.now());
    await goesOn();
  }
  crowd.stop();
  expect(await compare({ databaseUrl }, crowd.tables, crowd.promised)).toMatchObject({
    lost: 0,
    doubled: 0,
    races: { withoutVerdict: 0 },
  });
  expect(crowd.refused).toBe(0);

  // Without their parent the processes end by themselves.
  const left = pids().filter(isAlive);
  expect(left).toHaveLength(COUNT);
  await parent.kill();
  while (left.some(isAlive)) await pause(50);
});
