/**
 * A real server is killed with -9 between pledge, reveal and deal: the table goes on, or names the called-off start; when the game is over,
 * each page finds the proof consistent with what it saw, despite the kill.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compile, type Environment, forCrowds, freePort, ServerProcess } from '../../bench/crash/process.ts';
import { foundBy } from '../../wire/evidence.ts';
import { playOn } from '../testing/player.ts';
import { newGuest, TestClient } from '../testing/served.ts';

type Pair = readonly [TestClient, TestClient];
const getReady = async (clients: Pair, table: string): Promise<void> => {
  for (const client of clients) await client.ask({ ask: 'ready', table, ready: true });
};
/** The pledges are published, and no page has revealed. */
const lieOpen = async (clients: Pair, table: string): Promise<void> => {
  await getReady(clients, table);
  for (const client of clients) client.sleeps = true;
  await clients[0].ask({ ask: 'start', table });
  await Promise.all(clients.map(client => client.hears('table', told => told.table.pledges !== undefined)));
};

test.each([
  ['when all have pledged', 0, getReady],
  ['when the pledges lie open', 1, lieOpen],
  [
    'when one page has revealed',
    1,
    async (clients, table) => {
      await lieOpen(clients, table);
      const { entropy } = clients[0].pledges.evidence(table, 1)!;
      await clients[0].ask({ ask: 'reveal', table, entropy });
    },
  ],
  [
    'when the cards are dealt',
    0,
    async (clients, table) => {
      await getReady(clients, table);
      await clients[0].ask({ ask: 'start', table });
      await clients[0].hears('update');
    },
  ],
] satisfies [string, number, (clients: Pair, table: string) => Promise<void>][])('%s', async (_moment, off, until) => {
  compile();
  const folder = await mkdtemp(join(tmpdir(), 'sixgun-pledges-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const environment: Environment = { ...forCrowds, PORT: String(await freePort()), DATA_DIR: folder, LEASE_SECONDS: '2' };
  const url = `http://127.0.0.1:${environment['PORT']}`;
  const before = await ServerProcess.start(environment);
  const people = [await newGuest(url, 'Ann'), await newGuest(url, 'Ben')] as const;
  const connected = async (): Promise<Pair> => [await TestClient.connect(url, people[0]), await TestClient.connect(url, people[1])];
  const clients = await connected();
  const options = { rounds: 1 };
  const { table } = (await clients[0].ask({ ask: 'create', game: 'wright-gang', seats: 2, options })) as { table: string };
  for (const client of clients) await client.ask({ ask: 'enter', table });
  await clients[1].ask({ ask: 'sit', table });
  await until(clients, table);
  const cut = Promise.all(clients.map(client => client.closed()));
  await before.kill();
  await cut;

  const after = await ServerProcess.start(environment);
  onTestFinished(() => after.kill());
  const back = await connected();
  for (const client of back) await client.ask({ ask: 'enter', table });
  const shown = back[0].last('table')!.table;
  // No page was at fault.
  expect(shown.missed ?? []).toEqual(Array.from({ length: off }, () => []));
  if (shown.status !== 'playing') {
    expect(shown.chairs.map(({ ready }) => ready)).toEqual([false, false]);
    await getReady(back, table);
    await back[0].ask({ ask: 'start', table });
  }
  await Promise.all(back.map(client => playOn(client, table)));
  for (const client of back) {
    const { proof } = await client.hears('proof', told => told.table === table);
    expect(proof.missed ?? []).toHaveLength(off);
    expect(foundBy(client.pledges.evidence(table, 1), proof)).toEqual({ is: 'kept', starts: off + 1, unknown: 0 });
  }
});
