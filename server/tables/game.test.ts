/** Whole games over real sockets, and their records: history, replays, ratings. */
import { expect, test } from 'vitest';
import { wrightGang } from '../../games/wright-gang/game.ts';
import { type Log, readLog, replay } from '../../kernel/log.ts';
import { proofFault } from '../../wire/proof.ts';
import { makeKnown } from '../testing/known.ts';
import { playOn } from '../testing/player.ts';
import { getJson, newGuest, served, startedTable, TestClient } from '../testing/served.ts';

test('two people and two bots play a whole game; it is listed, replayed, verified, not rated, and followed by a rematch', async () => {
  const { url } = await served();
  const [ann, ben] = [
    await TestClient.connect(url, await newGuest(url, 'Ann')),
    await TestClient.connect(url, await newGuest(url, 'Ben')),
  ];
  const table = await startedTable([ann, ben], ['greenhorn', 'sharpshooter']);
  const [last] = await Promise.all([playOn(ann, table), playOn(ben, table)]);
  const { proof } = await ann.hears('proof');
  const over = await ann.hears('table', told => told.table.status === 'over');
  expect(over.table.unrated).toBe('bots');
  expect(over.table.chairs.every(chair => chair.kind === 'bot' || !chair.ready)).toBe(true);

  const { log } = (await ben.ask({ ask: 'log', table })) as { log: string };
  const read = readLog(log) as Log;
  expect(replay(wrightGang, read)).not.toHaveProperty('fault');
  expect(proofFault(read.header.proof, read.header.seed)).toBeNull();
  expect(read.header.proof).toMatchObject({ commitment: proof.commitment });

  const { games: mine } = await getJson<{
    games: { id: string; players: object[] }[];
  }>(`${url}/api/history`, ann.person.cookie);
  expect(mine).toHaveLength(1);
  expect(mine[0]!.players.map((p: { name?: string }) => p.name)).toEqual(['Ann', 'Ben', 'greenhorn 3', 'sharpshooter 4']);
  expect(await getJson(`${url}/api/tables/${table}/history`)).toEqual({ games: mine });
  const found = await getJson<{ log: string; outcome: object }>(`${url}/api/replays/${mine[0]!.id}`);
  expect(found.log).toBe(log);
  expect(found.outcome).toEqual(last.outcome);
  const file = await fetch(`${url}/api/replays/${mine[0]!.id}?download`);
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(await file.text()).toBe(log);
  expect((await fetch(`${url}/api/replays/nothing`)).status).toBe(404);

  const player = await getJson<{
    name: string;
    tallies: object[];
    ratings: object[];
    games: object[];
  }>(`${url}/api/players/${ann.person.id}`);
  expect(player).toMatchObject({ name: 'Ann', tallies: [{ game: 'wright-gang', played: 1 }], ratings: [] });
  expect(player.games).toHaveLength(1);
  expect(await getJson(`${url}/api/players/greenhorn?kind=bot`)).toMatchObject({ name: 'greenhorn', ratings: [] });
  expect((await fetch(`${url}/api/players/nobody`)).status).toBe(404);
  expect(await getJson(`${url}/api/ladder/wright-gang`)).toMatchObject({ players: [] });

  const figures = await (await fetch(`${url}/metrics`)).text();
  const figure = (name: string): number => Number(new RegExp(`^${name} (.*)$`, 'm').exec(figures)?.[1]);
  expect(
    figures.split('\n').every(line => /^(|# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]+"(,\w+="[^"]+")*\})? [\d.e+-]+)$/.test(line)),
  ).toBe(true);
  expect([figure('sixgun_connections'), figure('sixgun_tables'), figure('sixgun_games_total')]).toEqual([2, 1, 1]);
  expect(figure('sixgun_inputs_total')).toBe(read.lines.length);
  expect(figure('sixgun_append_seconds_count')).toBe(read.lines.length + 1);

  const before = over.table.commitment;
  expect(before).not.toBe(proof.commitment);
  for (const client of [ann, ben]) await client.ask({ ask: 'ready', table, ready: true });
  await ann.ask({ ask: 'start', table });
  const again = await ben.hears('update', told => told.update.game === 2);
  expect(again.update.n).toBe(0);
  expect((await ben.hears('table', told => told.table.gameNumber === 2)).table.commitment).toBe(before);
});

test('qualified people play a rated game: both are on the ladder, the winner first, although the host closed the table', async () => {
  const { url, store } = await served();
  const [ann, ben] = [
    await TestClient.connect(url, await newGuest(url, 'Ann')),
    await TestClient.connect(url, await newGuest(url, 'Ben')),
  ];
  await makeKnown(store, 'wright-gang', [ann.person.id, ben.person.id]);
  const table = await startedTable([ann, ben], [], { options: { rounds: 1, race: 'draw' } });
  expect(await ann.refusal({ ask: 'arrange', table, how: { change: 'kick', seat: 1 } })).toBe('table:rated');
  await ann.ask({ ask: 'arrange', table, how: { change: 'visibility', visibility: 'private' } });
  await Promise.all([playOn(ann, table), playOn(ben, table)]);
  const over = await ann.hears('table', told => told.table.status === 'over');
  expect(over.table.unrated).toBeUndefined();
  const ladder = await getJson<{ players: { id: string; rating: number; games: number }[] }>(`${url}/api/ladder/wright-gang`);
  expect(ladder.players.map(({ id }) => id).sort()).toEqual([ann.person.id, ben.person.id].sort());
  expect(ladder.players.map(({ games }) => games)).toEqual([1, 1]);
  expect(ladder.players[0]!.rating).toBeGreaterThanOrEqual(ladder.players[1]!.rating);
  // Strangers find nothing else of it.
  expect(await getJson(`${url}/api/players/${ann.person.id}`)).toMatchObject({ games: [] });
});

test('a private game is closed while one of its players wants that, even to strangers with the code of the table', async () => {
  const { url } = await served();
  const [ann, ben, eve] = [await TestClient.connect(url), await TestClient.connect(url), await TestClient.connect(url)];
  const table = await startedTable([ann, ben], [], { visibility: 'private' });
  await Promise.all([playOn(ann, table), playOn(ben, table)]);
  await ben.hears('proof', told => told.table === table);
  const history = async ({ person }: TestClient): Promise<{ id: string; closedByYou?: boolean }[]> =>
    (await getJson<{ games: { id: string }[] }>(`${url}/api/tables/${table}/history`, person.cookie)).games;
  const [{ id }] = (await history(eve)) as [{ id: string }];
  const close = async ({ person: { cookie } }: TestClient, closed: boolean): Promise<object> => {
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/replays/${id}`, { method: 'PUT', headers, body: JSON.stringify({ closed }) });
    return (await answer.json()) as object;
  };
  await eve.ask({ ask: 'enter', table });
  expect(await eve.refusal({ ask: 'log', table })).toBeNull();
  expect(await close(ann, true)).toMatchObject({ visibility: 'closed', closedByYou: true });
  expect(await close(ben, false)).toMatchObject({ visibility: 'closed', closedByYou: false });
  expect((await fetch(`${url}/api/replays/${id}`, { headers: { cookie: eve.person.cookie } })).status).toBe(404);
  expect(await history(eve)).toEqual([]);
  expect(await history(ben)).toMatchObject([{ id, closedByYou: false }]);
  expect(await eve.refusal({ ask: 'log', table })).toBe('server:replay');
  expect(await ben.refusal({ ask: 'log', table })).toBeNull();
  await close(ben, true);
  expect(await close(ann, false)).toMatchObject({ visibility: 'closed' });
  expect(await close(ben, false)).toMatchObject({ visibility: 'private', closedByYou: false });
  expect(await history(eve)).toHaveLength(1);
});
test('the players of a private game close it to all others, and open it again; an open one stays open', async () => {
  const { url } = await served();
  const [ann, eve] = [await TestClient.connect(url, await newGuest(url, 'Ann')), await newGuest(url, 'Eve')];
  const idOf = async (visibility: 'open' | 'private'): Promise<string> => {
    const table = await startedTable([ann], ['greenhorn'], { visibility });
    await playOn(ann, table);
    await ann.hears('proof', told => told.table === table);
    const { games } = await getJson<{ games: { id: string; visibility: string }[] }>(`${url}/api/tables/${table}/history`);
    expect(games[0]!.visibility).toBe(visibility);
    return games[0]!.id;
  };
  const watch = async (id: string, cookie = ''): Promise<number> =>
    (await fetch(`${url}/api/replays/${id}`, { headers: { cookie } })).status;
  const close = async (id: string, closed: boolean, { cookie }: { readonly cookie: string }): Promise<unknown> => {
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/replays/${id}`, { method: 'PUT', headers, body: JSON.stringify({ closed }) });
    return answer.ok ? ((await answer.json()) as { visibility: string }).visibility : answer.status;
  };
  const [kept, open] = [await idOf('private'), await idOf('open')];
  expect(await watch(kept)).toBe(200);
  expect(await close(kept, true, eve)).toBe(404);
  expect(await close(kept, true, ann.person)).toBe('closed');
  expect([await watch(kept), await watch(kept, eve.cookie), await watch(kept, ann.person.cookie)]).toEqual([404, 404, 200]);
  expect(await close(kept, false, ann.person)).toBe('private');
  expect(await watch(kept)).toBe(200);
  expect(await close(open, true, ann.person)).toBe('open');
  expect(await watch(open)).toBe(200);
});
