/** A guest's own data over real sockets: exported and deleted; others' games stay, without the name. Private games stay private. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import type { Server } from '../server.ts';
import { playOn } from '../testing/player.ts';
import { deleteGuest, getJson, newGuest, served, startedTable, TestClient } from '../testing/served.ts';

interface Shown {
  readonly tallies: readonly { readonly played: number }[];
  readonly ratings: readonly object[];
}
interface Exported {
  readonly guest: string;
  readonly name: string;
  readonly ratings: readonly object[];
  readonly games: readonly { readonly id: string; readonly players: readonly { readonly name: string }[] }[];
}

test('a guest who deletes their data is gone everywhere; the others’ game is still there', async () => {
  const { url } = await served();
  const [ann, ben] = [
    await TestClient.connect(url, await newGuest(url, 'Ann')),
    await TestClient.connect(url, await newGuest(url, 'Ben')),
  ];
  const table = await startedTable([ann, ben], [], { visibility: 'private' });
  await Promise.all([playOn(ann, table), playOn(ben, table)]);
  await ann.hears('table', told => told.table.status === 'over');
  const player = `${url}/api/players/${ann.person.id}`;
  expect(await getJson<Shown>(player, ben.person.cookie)).toMatchObject({ tallies: [], ratings: [] });
  expect(await getJson<Shown>(player, ann.person.cookie)).toMatchObject({ tallies: [{ played: 1 }], ratings: [] });

  const data = await getJson<Exported>(`${url}/api/me/data`, ann.person.cookie);
  expect(data).toMatchObject({ guest: ann.person.id, name: 'Ann' });
  expect(data.games).toHaveLength(1);

  const closed = ann.closed();
  const gone = await deleteGuest(url, ann.person);
  expect(gone.status).toBe(200);
  expect(gone.headers.get('set-cookie')).toContain('Max-Age=0');
  await closed;
  expect((await fetch(`${url}/api/me`, { headers: { cookie: ann.person.cookie } })).status).toBe(401);
  const again = await fetch(`${url}/api/recover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: ann.person.recovery }),
  });
  expect(again.status).toBe(404);

  const { games } = await getJson<Exported>(`${url}/api/history`, ben.person.cookie);
  expect(games[0]!.players.map(({ name }) => name)).toEqual([expect.stringMatching(/^Stranger \d{4}$/), 'Ben']);
  const { log } = await getJson<{ log: string }>(`${url}/api/replays/${games[0]!.id}`);
  expect(log).toContain('Ben');
  expect(log).not.toContain('Ann');
  expect(JSON.stringify(await getJson(`${url}/api/tables/${table}`))).not.toContain('Ann');
});

/** All stored data, as one text. */
const stored = async ({ store }: Server): Promise<string> => {
  const rows: string[] = [];
  for (const part of store.contents.parts) for await (const row of store.contents.rows(part)) rows.push(JSON.stringify(row));
  return rows.join('\n');
};

test('after a deletion nothing in memory has the name: no replay, no download, no table, no log', async () => {
  const { url } = await served();
  const [ann, ben] = [
    await TestClient.connect(url, await newGuest(url, 'Annabel')),
    await TestClient.connect(url, await newGuest(url, 'Ben')),
  ];
  const table = await startedTable([ann, ben], []);
  await Promise.all([playOn(ann, table), playOn(ben, table)]);
  await ben.hears('proof', told => told.table === table);
  // A guest sits there and has not played: this is stored only with the chairs.
  const { table: waiting } = (await ben.ask({ ask: 'create', game: 'wright-gang', seats: 3 })) as { table: string };
  for (const client of [ben, ann]) await client.ask({ ask: 'enter', table: waiting });
  await ann.ask({ ask: 'sit', table: waiting });
  const { games } = await getJson<Exported>(`${url}/api/history`, ben.person.cookie);
  const texts = async (): Promise<string> => {
    const replay = `${url}/api/replays/${games[0]!.id}`;
    return (await Promise.all([fetch(replay), fetch(`${replay}?download`)].map(async asked => (await asked).text()))).join();
  };
  expect(await texts()).toContain('Annabel');
  await deleteGuest(url, ann.person);
  expect(await texts()).not.toContain('Annabel');
  await ben.closed();
  const back = await TestClient.connect(url, ben.person);
  for (const code of [table, waiting]) await back.ask({ ask: 'enter', table: code });
  expect(JSON.stringify(await back.ask({ ask: 'log', table }))).toContain('Ben');
  expect(back.texts.join()).toContain('Stranger');
  expect(back.texts.join()).not.toContain('Annabel');
});
test('a called-off start names no deleted guest: neither at the table nor in the next game', async () => {
  const server = await served();
  const { url } = server;
  const [ben, ann] = [await TestClient.connect(url), await TestClient.connect(url, await newGuest(url, 'Annabel'))];
  const { table } = (await ben.ask({ ask: 'create', game: 'wright-gang', seats: 2, options: { rounds: 1 } })) as { table: string };
  for (const client of [ben, ann]) await client.ask({ ask: 'enter', table });
  await ann.ask({ ask: 'sit', table });
  ann.sleeps = true;
  for (const client of [ben, ann]) await client.ask({ ask: 'ready', table, ready: true });
  await ben.ask({ ask: 'start', table });
  await ben.hears('table', told => told.table.missed !== undefined);
  await ann.ask({ ask: 'stand', table });
  const eve = await newGuest(url, 'Evangelina');
  const other = await TestClient.connect(url, eve);
  await other.ask({ ask: 'enter', table });
  await other.ask({ ask: 'sit', table });
  other.sleeps = true;
  for (const client of [ben, other]) await client.ask({ ask: 'ready', table, ready: true });
  await ben.ask({ ask: 'start', table });
  await ben.hears('table', told => told.table.missed?.length === 2);
  await other.ask({ ask: 'stand', table });
  // One is deleted before the game, one after it.
  await deleteGuest(url, ann.person);
  expect(await stored(server)).not.toContain('Annabel');
  await ben.closed();
  const back = await TestClient.connect(url, ben.person);
  await back.ask({ ask: 'enter', table });
  await back.ask({ ask: 'arrange', table, how: { change: 'bot', seat: 1, bot: 'gunhand' } });
  await back.ask({ ask: 'ready', table, ready: true });
  await back.ask({ ask: 'start', table });
  await playOn(back, table);
  expect((await back.hears('proof')).proof.missed).toEqual([[expect.stringMatching(/^Stranger/)], ['Evangelina']]);
  const { games } = await getJson<Exported>(`${url}/api/history`, ben.person.cookie);
  await expect.poll(() => server.store.results.kept(games[0]!.id)).not.toBeNull();
  await deleteGuest(url, eve);
  expect(await stored(server)).not.toContain('Evangelina');
  const kept = (await server.store.results.kept(games[0]!.id))!;
  expect(brotliDecompressSync(Buffer.from(kept, 'base64')).toString()).not.toContain('Evangelina');
});
test('a deleted watcher’s chat lines lose their name', async () => {
  const { url } = await served();
  const [ben, ann] = [await TestClient.connect(url), await TestClient.connect(url, await newGuest(url, 'Annabel'))];
  const { table } = (await ben.ask({ ask: 'create', game: 'wright-gang', seats: 3 })) as { table: string };
  for (const client of [ben, ann]) await client.ask({ ask: 'enter', table });
  await ann.ask({ ask: 'say', table, text: 'Good evening.' });
  await ben.hears('said');
  await deleteGuest(url, ann.person);
  const eve = await TestClient.connect(url);
  await eve.ask({ ask: 'enter', table });
  expect(eve.texts.join()).toContain('Good evening.');
  expect(eve.texts.join()).not.toContain('Annabel');
});
test('a guest’s export is complete: their blocks, their reports, the tables they host', async () => {
  const { url } = await served();
  const [ann, ben] = [await TestClient.connect(url), await TestClient.connect(url, await newGuest(url, 'Ben'))];
  const table = await startedTable([ann, ben], []);
  const { cookie } = ann.person;
  const about = JSON.stringify({ guest: ben.person.id, table, reason: 'talk', words: 'They swore.' });
  await fetch(`${url}/api/reports`, { method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body: about });
  await fetch(`${url}/api/me/blocks/${ben.person.id}`, { method: 'PUT', headers: { cookie } });
  expect(await getJson(`${url}/api/me/data`, cookie)).toMatchObject({
    blocked: [{ id: ben.person.id, name: 'Ben' }],
    reports: [{ reported: ben.person.id, tableCode: table, words: 'They swore.' }],
    tables: [{ code: table, game: 'wright-gang' }],
  });
});

test('a guest who deletes their data in mid-game becomes a stranger in it at once, and stays one after it', async () => {
  const server = await served({ AWAY_SECONDS: 1 });
  const { url } = server;
  const [ann, ben] = [
    await TestClient.connect(url, await newGuest(url, 'Annabel')),
    await TestClient.connect(url, await newGuest(url, 'Ben')),
  ];
  const [left, table] = [await startedTable([ann, ben], []), await startedTable([ann, ben], [])];
  expect(await stored(server)).toContain('Annabel');
  await deleteGuest(url, ann.person);
  expect(await stored(server)).not.toContain('Annabel');

  // The table in memory can no longer be written: the remaining players come back to its current state.
  await ben.closed();
  const back = await TestClient.connect(url, ben.person);
  for (const code of [left, table]) await back.ask({ ask: 'enter', table: code });
  await playOn(back, table);
  await back.hears('table', told => told.table.status === 'over');
  const { games } = await getJson<Exported>(`${url}/api/history`, ben.person.cookie);
  expect(games[0]!.players.map(({ name }) => name)).toEqual([expect.stringMatching(/^Stranger \d{4}$/), 'Ben']);
  expect(await stored(server)).not.toContain('Annabel');
  expect(await getJson<Shown>(`${url}/api/players/${ben.person.id}`)).toMatchObject({ ratings: [] });
});

test('after a deletion no byte of the embedded file, or of the log beside it, has the name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sixgun-forget-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = await served({ DATA_DIR: folder });
  const { url } = server;
  const [ann, ben] = [
    await TestClient.connect(url, await newGuest(url, 'Quirinabel')),
    await TestClient.connect(url, await newGuest(url, 'Ben')),
  ];
  const table = await startedTable([ann, ben], []);
  await Promise.all([playOn(ann, table), playOn(ben, table)]);
  await ben.hears('proof', told => told.table === table);
  const withName = async (): Promise<readonly string[]> => {
    const files = (await readdir(folder)).filter(file => file.startsWith('sixgun.db'));
    const found = await Promise.all(files.map(async file => (await readFile(join(folder, file))).includes('Quirinabel')));
    return files.filter((_, i) => found[i]);
  };
  expect(await withName()).not.toEqual([]);
  await deleteGuest(url, ann.person);
  expect(await withName()).toEqual([]);
  await server.close();
  expect(await withName()).toEqual([]);
});
