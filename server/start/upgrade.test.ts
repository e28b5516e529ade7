/**
 * A program with newer rules takes over tables of an older one: running games continue with the kept edition of their rules; without
 * one, they are called off with a message, and no guest is shut out.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import type { Kinds, Played } from '../../kernel/game.ts';
import { isFault, type Log, logStart, readLog, replay } from '../../kernel/log.ts';
import { pastOf } from '../../table/viewers/past.ts';
import type { Config } from '../config.ts';
import type { Server } from '../server.ts';
import { startPostgres } from '../store/testing/postgres.ts';
import { allGames, type ServedGame, type ServedGames } from '../tables/served-games.ts';
import { playOn } from '../testing/player.ts';
import { deleteGuest, newGuest, served, startedTable, TestClient } from '../testing/served.ts';
import { checkStore } from '../upkeep/check.ts';

const today = allGames.get('wright-gang')!;
const gamesOf = (version: number, playedSince = version): ServedGames =>
  new Map([['wright-gang', { ...today, game: { ...today.game, version }, playedSince } satisfies ServedGame]]);
const annPlays = (ann: TestClient) => ({ kind: 'guest', id: ann.person.id }) as const;
const TOKEN = 'a token of the tests';
const OLD = gamesOf(today.game.version);
const NEW = gamesOf(today.game.version + 1);
/** As NEW, but continues games begun under the current rules. */
const KEEPING = gamesOf(today.game.version + 1, today.game.version);

const replayOf = (at: Server, id: string): Promise<Response> => fetch(`${at.url}/api/replays/${id}`);

test('a game of older rules can be watched as witnessed, from every view, without the names of deleted guests', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sixgun-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const before = await served({ DATA_DIR: folder }, { games: OLD });
  const [ann, ben] = [
    await TestClient.connect(before.url),
    await TestClient.connect(before.url, await newGuest(before.url, 'Ben')),
  ];
  const table = await startedTable([ann, ben], []);
  await Promise.all([playOn(ann, table), playOn(ben, table)]);
  await ann.hears('table', told => told.table.status === 'over');
  const [result] = await before.store.results.ofPlayer(annPlays(ann), { tables: 'all', limit: 1, after: null });
  const { id } = result!;
  const plain = readLog(((await (await replayOf(before, id)).json()) as { log: string }).log) as Log;
  expect(pastOf(plain)).toBeNull();
  await before.close();

  const after = await served({ DATA_DIR: folder }, { games: NEW });
  await deleteGuest(after.url, ben.person);
  const seen = readLog(((await (await replayOf(after, id)).json()) as { log: string }).log) as Log;
  expect(seen.header.rules).toBe(today.game.version);
  expect(seen.header.names).toEqual([ann.person.name, expect.stringMatching(/^Stranger \d{4}$/)]);
  expect(seen.end).toEqual(plain.end);
  expect(seen.lines.map(line => line.in)).toEqual(plain.lines.map(line => line.in));
  const past = pastOf(seen)!;
  const { header } = plain;
  for (const viewer of ['rail', 0, 1] as const) {
    const first = logStart(today.game, header) as Played<Kinds>;
    expect([past.view(0, viewer), past.told(0, viewer)]).toEqual([today.game.view(first.table, viewer), first.told(viewer)]);
    replay(today.game, plain, ({ n }, out) => {
      expect(past.view(n, viewer)).toEqual(today.game.view(out.table, viewer));
      expect([past.told(n, viewer), past.facts(n), past.clocks[n]]).toEqual([out.told(viewer), out.facts, out.table.clock]);
    });
  }
});

test('games a killed process has not stored are stored by the next one with the same rules', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sixgun-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const before = await served({ DATA_DIR: folder }, { games: NEW });
  const ann = await TestClient.connect(before.url);
  const table = await startedTable([ann], ['gunhand']);
  await playOn(ann, table);
  await ann.hears('table', told => told.table.status === 'over');
  const [result] = await before.store.results.ofPlayer(annPlays(ann), { tables: 'all', limit: 1, after: null });
  await before.close();
  const file = new Libsql(join(folder, 'sixgun.db'));
  file.exec('delete from kept_logs');
  file.close();

  const stranger = await served({ DATA_DIR: folder }, { games: OLD });
  expect((await replayOf(stranger, result!.id)).status).toBe(410);
  await stranger.close();
  const again = await served({ DATA_DIR: folder }, { games: NEW });
  await expect.poll(() => again.store.results.kept(result!.id)).not.toBeNull();
  await again.close();
  const later = await served({ DATA_DIR: folder }, { games: OLD });
  expect((await replayOf(later, result!.id)).status).toBe(200);
});

const enters = (at: Server, client: TestClient): Promise<TestClient> => TestClient.connect(at.url, client.person);

test('a running game is called off after an upgrade, and the same people play the next one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sixgun-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const before = await served({ DATA_DIR: folder, OPERATOR_TOKEN: TOKEN }, { games: OLD });
  const [ann, ben] = [await TestClient.connect(before.url), await TestClient.connect(before.url)];
  const table = await startedTable([ann, ben], []);
  // Before an upgrade the operator is told which games it would end, and can tell the players.
  expect(await checkStore(before.store, NEW, () => {})).toMatchObject({ otherRules: 1, calledOff: [table] });
  expect(await checkStore(before.store, KEEPING, () => {})).toMatchObject({ otherRules: 0, calledOff: [] });
  const text = 'The upgrade on Friday ends this game: please finish it before.';
  const told = await fetch(`${before.url}/api/operator/notice`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ text, tables: [table] }),
  });
  expect(told.status).toBe(200);
  for (const client of [ann, ben]) await client.hears('notice', notice => notice.text === text);
  await before.close();

  const after = await served({ DATA_DIR: folder }, { games: NEW });
  const back = [await enters(after, ann), await enters(after, ben)];
  for (const client of back) await client.ask({ ask: 'enter', table, since: { game: 1, n: 0 } });
  expect((await back[1]!.hears('table')).table).toMatchObject({ status: 'gathering', off: 'rules', you: 1 });
  for (const client of back) await client.ask({ ask: 'ready', table, ready: true });
  await back[0]!.ask({ ask: 'start', table });
  await Promise.all(back.map(client => playOn(client, table)));
  await back[0]!.hears('table', told => told.table.status === 'over');
  expect(
    (await after.store.results.ofPlayer({ kind: 'guest', id: ann.person.id }, { tables: 'all', limit: 9, after: null })).length,
  ).toBe(1);
  await after.close();

  // A table whose last game was played by older rules can be entered too; a newer one waits for its own program.
  const older = await served({ DATA_DIR: folder }, { games: OLD });
  expect(await (await enters(older, ann)).refusal({ ask: 'enter', table })).toBe('server:rules');
  await older.close();
  const newest = await served({ DATA_DIR: folder }, { games: gamesOf(today.game.version + 2) });
  const last = await enters(newest, ann);
  await last.ask({ ask: 'enter', table });
  expect((await last.hears('table')).table).toMatchObject({ status: 'gathering', you: 0 });
});

test('a running game continues with kept rules to its end; it can be watched and verifies, and the next uses the new ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sixgun-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const before = await served({ DATA_DIR: folder }, { games: OLD });
  const ann = await TestClient.connect(before.url);
  const table = await startedTable([ann], ['gunhand']);
  await before.close();

  const after = await served({ DATA_DIR: folder }, { games: KEEPING });
  const back = await enters(after, ann);
  await back.ask({ ask: 'enter', table });
  expect((await back.hears('table')).table).toMatchObject({ status: 'playing', rules: today.game.version, gameNumber: 1 });
  await playOn(back, table);
  await back.hears('table', told => told.table.status === 'over');
  const [result] = await after.store.results.ofPlayer(annPlays(ann), { tables: 'all', limit: 1, after: null });
  expect(result!.rules).toBe(String(today.game.version));
  const { log } = (await (await replayOf(after, result!.id)).json()) as { log: string };
  expect(isFault(replay(today.game, readLog(log) as Log))).toBe(false);
  await expect.poll(() => after.store.results.kept(result!.id)).not.toBeNull();
  const faults: unknown[] = [];
  expect(await checkStore(after.store, KEEPING, fault => faults.push(fault))).toMatchObject({ games: 1, otherRules: 0 });
  expect(faults).toEqual([]);
  await back.ask({ ask: 'ready', table, ready: true });
  await back.ask({ ask: 'start', table });
  expect((await back.hears('table', told => told.table.gameNumber === 2 && told.table.status === 'playing')).table.rules).toBe(
    today.game.version + 1,
  );
  await after.close();
});

test('a game whose edition is missing waits for it: no game is called off, and nothing is lost', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sixgun-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const before = await served({ DATA_DIR: folder }, { games: NEW });
  const ann = await TestClient.connect(before.url);
  const table = await startedTable([ann], ['gunhand']);
  await before.close();

  // There is no file for tomorrow's rules.
  const without = await served({ DATA_DIR: folder }, { games: gamesOf(today.game.version + 2, today.game.version) });
  expect(await (await enters(without, ann)).refusal({ ask: 'enter', table })).toBe('server:broken');
  await without.close();

  const again = await served({ DATA_DIR: folder }, { games: NEW });
  const back = await enters(again, ann);
  await back.ask({ ask: 'enter', table });
  expect((await back.hears('table')).table).toMatchObject({ status: 'playing', gameNumber: 1 });
  await playOn(back, table);
  await back.hears('table', told => told.table.status === 'over');
  await again.close();
});

test('while the older program still serves the table, the newer one says where', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const setting: Partial<Config> = { DATABASE_URL: await postgres.freshUrl() };
  const old = await served(setting, { games: OLD });
  const ann = await TestClient.connect(old.url);
  const table = await startedTable([ann], ['gunhand']);
  const fresh = await served(setting, { games: NEW });
  const there = await enters(fresh, ann);
  expect(await there.refusal({ ask: 'enter', table })).toBe('server:elsewhere');
  expect(there.last('elsewhere')!.address).toBe(`${old.url.replace('http', 'ws')}/ws`);
  await old.close();
  await there.ask({ ask: 'enter', table });
  expect((await there.hears('table')).table).toMatchObject({ status: 'gathering', off: 'rules' });
});
