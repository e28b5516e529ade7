/** A clean stop: open questions are answered, all guests are told, tables are given up, and the next server continues at once. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newGuest, served, startedTable, TestClient } from '../testing/served.ts';

test('a stopping server is not ready, then says goodbye, and loses nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sixgun-stop-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = await served({ DATA_DIR: folder, DRAIN_SECONDS: 10 });
  const { url } = server;
  const [ann, ben] = [await TestClient.connect(url), await TestClient.connect(url)];
  const table = await startedTable([ann, ben], []);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const ended = server.close();
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const asked = ann.last('update')!.update.moves?.length ? ann : ben;
  await asked.ask({ ask: 'move', table, seq: 0, move: asked.last('update')!.update.moves![0] });
  const { n } = (await asked.hears('update', told => told.update.n > 0)).update;
  const closed = Promise.all([ann.closed(), ben.closed()]);
  await ann.hears('closing');
  expect(await closed).toEqual([1001, 1001]);
  await ended;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();

  const next = await served({ DATA_DIR: folder });
  const back = await TestClient.connect(next.url, asked.person);
  await back.ask({ ask: 'enter', table, since: { game: 1, n: n - 1 } });
  expect((await back.hears('update')).update).toEqual(asked.all('update').find(told => told.update.n === n)!.update);
});

test('a request under way when the server stops is answered or can be repeated', async () => {
  const { url, close, store } = await served();
  const ann = await TestClient.connect(url, await newGuest(url, 'Ann'));
  const answers: number[] = [];
  const closed = ann.closed();
  for (let i = 0; i < 20; i++) void ann.answer({ ask: 'create', game: 'wright-gang', seats: 2 }).then(() => answers.push(i));
  await ann.ask({ ask: 'time', sent: 0 });
  await close();
  await closed;
  expect(answers).toEqual(answers.map((_, i) => i));
  expect(store.log.figures().waiting).toBe(0);
});
