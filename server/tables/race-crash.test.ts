/** A real server is killed with -9 in mid-race: the race starts again with a new cue, and is not won without a verdict. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compile, type Environment, forCrowds, freePort, ServerProcess } from '../../bench/crash/process.ts';
import type { Entry } from '../../table/runtime.ts';
import { openStore, type StorePlace } from '../store/open.ts';
import { startPostgres } from '../store/testing/postgres.ts';
import { playOn } from '../testing/player.ts';
import { newGuest, startedTable, TestClient } from '../testing/served.ts';

const places = {
  'an embedded file': async (): Promise<StorePlace> => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sixgun-race-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    return { dataDir };
  },
  PostgreSQL: async (): Promise<StorePlace> => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    return { databaseUrl: await postgres.freshUrl() };
  },
};

/** Plays on until the server has seen a hand in a race; the others wait. */
const firstHandIn = (clients: readonly TestClient[], table: string): Promise<void> =>
  new Promise(resolve => {
    const [first] = clients;
    const press = async (client: TestClient): Promise<void> => {
      if (client !== first) return;
      const answer = await client.answer({ ask: 'press', table, claim: 300 });
      // Too soon, or held for it: retry. Without a waiting race it is over.
      if (!('no' in answer)) resolve();
      else if (answer.no.rule === 'WB-82') await press(client);
    };
    for (const client of clients) void playOn(client, table, client => void press(client));
  });

test.each(Object.entries(places))('on %s', async (_, placed) => {
  compile();
  const place = await placed();
  const environment: Environment = {
    ...forCrowds,
    PORT: String(await freePort()),
    ...('dataDir' in place ? { DATA_DIR: place.dataDir } : { DATABASE_URL: place.databaseUrl }),
    LEASE_SECONDS: '2',
  };
  const url = `http://127.0.0.1:${environment['PORT']}`;
  let server = await ServerProcess.start(environment);
  onTestFinished(() => server.kill());
  let clients: TestClient[] = [];
  for (const name of ['Ann', 'Ben', 'Cid']) clients.push(await TestClient.connect(url, await newGuest(url, name)));
  const table = await startedTable(clients, [], { options: { rounds: 8 } });
  /** The referee's entries so far. */
  const written = async (): Promise<string[]> => {
    const store = await openStore(place);
    const { id } = (await store.tables.findByCode(table))!;
    const entries = (await store.log.read(id, 1)).map(row => JSON.parse(row.entry) as Entry);
    await store.close();
    return entries.flatMap(entry => ('in' in entry ? ['cue', 'again', 'verdict'].filter(kind => kind in entry.in) : []));
  };
  const comeBack = async (): Promise<void> => {
    server = await ServerProcess.start(environment);
    clients = await Promise.all(clients.map(({ person }) => TestClient.connect(url, person)));
    for (const client of clients) await client.ask({ ask: 'enter', table });
  };

  let before: string[] = [];
  do {
    if (before.length > 0) await comeBack();
    await firstHandIn(clients, table);
    const cut = Promise.all(clients.map(client => client.closed()));
    await server.kill();
    await cut;
    before = await written();
    // On a busy machine the verdict may precede the kill: then the next race is used.
  } while (before.at(-1) !== 'cue');

  await comeBack();
  const { update } = await clients[0]!.hears('update');
  expect(update.view.ask).toMatchObject({ cued: false, down: [] });
  const judged = clients[0]!.hears('update', told => told.update.tellings.some(({ tell }) => tell === 'verdict'));
  for (const client of clients) void playOn(client, table);
  await judged;
  await server.kill();
  expect((await written()).slice(before.length, before.length + 3)).toEqual(['again', 'cue', 'verdict']);
});
