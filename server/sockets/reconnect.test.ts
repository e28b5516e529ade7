/** Reconnecting: exactly what was missed, wherever the client was cut off; and tables that were unloaded, or broke, meanwhile. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { wrightGang } from '../../games/wright-gang/game.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import { advanceAtTable, beginAtTable, type TableAdvanced } from '../../table/play/progress.ts';
import type { Entry } from '../../table/runtime.ts';
import { Stream } from '../../table/viewers/stream.ts';
import type { Update } from '../../wire/protocol.ts';
import type { Told } from '../../wire/tellings.ts';
import type { Server } from '../server.ts';
import { playOn } from '../testing/player.ts';
import { getJson, newGuest, type Person, served, startedTable, TestClient } from '../testing/served.ts';

const game = wrightGang as unknown as Game<Kinds>;

/** Everything an uninterrupted observer on this seat would have been told, by the log. */
async function told(server: Server, table: string, seat: number): Promise<readonly Update[]> {
  const { id } = (await server.store.tables.findByCode(table))!;
  const entries = (await server.store.log.read(id, 1)).map(row => JSON.parse(row.entry) as Entry);
  const [first, ...rest] = entries;
  if (first === undefined || !('start' in first)) throw new Error('the log has no beginning');
  const { config, players, seed } = first.start;
  const taken = rest.filter(entry => 'in' in entry);
  const start = game.setup(config, players.length, seed);
  const stream = new Stream(game, 1, seat, start);
  let progress = beginAtTable(start);
  return taken.flatMap(each => {
    const went = advanceAtTable(game, progress, each) as TableAdvanced;
    progress = went;
    return stream.after(went)?.update ?? [];
  });
}
const updatesIn = (heard: readonly Told[]): Update[] =>
  heard.flatMap(one => (one.tell === 'update' || one.tell === 'cue' ? [one.update] : []));

test('a client that is cut off repeatedly reads the same story as one that never was', async () => {
  const server = await served();
  const { url } = server;
  const ann = await TestClient.connect(url);
  const ben: Person = await newGuest(url);
  const table = await startedTable([ann, await TestClient.connect(url, ben)], ['gunhand', 'gunhand'], { options: { rounds: 2 } });
  const story: Update[] = [];
  const over = playOn(ann, table);
  let ended = false;
  void over.then(() => {
    ended = true;
  });
  for (let visit = 0; !ended; visit++) {
    const client = await TestClient.connect(url, ben);
    const last = story.at(-1);
    await client.ask({ ask: 'enter', table, since: last === undefined ? null : { game: last.game, n: last.n } });
    const playing = playOn(client, table);
    await Promise.race([playing, pause(20 + ((visit * 37) % 150))]);
    client.socket.terminate();
    const seen = updatesIn(client.heard);
    // The first update of the first visit is the full state; later ones only events.
    story.push(...(last === undefined ? seen : seen.filter(update => update.n > last.n)));
    if (last !== undefined) expect(seen[0]?.n ?? last.n + 1).toBe(last.n + 1);
  }
  const last = await TestClient.connect(url, ben);
  const { game: number, n } = story.at(-1)!;
  await last.ask({ ask: 'enter', table, since: { game: number, n } });
  story.push(...updatesIn(last.heard));
  const all = (await told(server, table, 1)).slice(story[0]!.n);
  expect(story.slice(1)).toEqual(JSON.parse(JSON.stringify(all)));
});

test('an empty table is unloaded, and restored when a guest comes back', async () => {
  const { url, metrics, store } = await served({ IDLE_SECONDS: 1 });
  const ann = await TestClient.connect(url);
  const table = await startedTable([ann], ['gunhand']);
  await pause(300);
  ann.close();
  await pause(100);
  const { id } = (await store.tables.findByCode(table))!;
  const head = await store.log.head(id);
  const loads = metrics.loads.value;
  while ((await store.leases.where(id)) !== null) await pause(50);
  expect((await getJson(`${url}/api/tables`))['tables']).toEqual([]);
  const back = await TestClient.connect(url, ann.person);
  await back.ask({ ask: 'enter', table });
  expect(updatesIn(back.heard)[0]!.n).toBeGreaterThanOrEqual(updatesIn(ann.heard).at(-1)!.n);
  expect(metrics.loads.value).toBe(loads + 1);
  expect((await back.hears('table')).table).toMatchObject({ status: 'playing', you: 0 });
  expect(await store.log.head(id)).toBeGreaterThanOrEqual(head);
  await playOn(back, table);
});

test('a table whose log cannot be written breaks; its guests come back to the last stored state, and play on', async () => {
  const server = await served();
  const { url, store } = server;
  const [ann, ben] = [await TestClient.connect(url), await TestClient.connect(url)];
  const table = await startedTable([ann, ben], []);
  const { id } = (await store.tables.findByCode(table))!;
  const head = await store.log.head(id);
  // Another process takes the table, as far as the store knows.
  await store.leases.beat({ id: 'thief', address: 'http://127.0.0.1:1' }, 60_000);
  await store.leases.leave('embedded');
  await store.leases.take(id, 'thief');
  const asked = ann.last('update')!.update.moves?.length ? ann : ben;
  const closed = [ann.closed(), ben.closed()];
  asked.send(JSON.stringify({ id: 99, ask: 'move', table, seq: 0, move: asked.last('update')!.update.moves![0] }));
  expect(await Promise.all(closed)).toEqual([1012, 1012]);
  expect(asked.texts.some(text => text.includes('"re":99'))).toBe(false);
  expect(await store.log.head(id)).toBe(head);
  const back = await TestClient.connect(url, asked.person);
  expect(await back.answer({ ask: 'enter', table })).toMatchObject({
    no: { rule: 'server:elsewhere', about: 'ws://127.0.0.1:1/ws' },
  });
  expect(back.last('elsewhere')).toEqual({ tell: 'elsewhere', table, address: 'ws://127.0.0.1:1/ws' });
  await store.leases.leave('thief');
  await back.ask({ ask: 'enter', table });
  await back.ask({ ask: 'move', table, seq: 0, move: (await back.hears('update')).update.moves![0] });
  expect(await store.log.head(id)).toBe(head + 1);
});
