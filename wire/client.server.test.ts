/** The client at a real server, over real sockets. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { HOLD } from '../kernel/machine/false-start.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { type Server, startServer } from '../server/server.ts';
import { forTests, newGuest } from '../server/testing/served.ts';
import { type Client, connect, type Events } from './client.ts';

let folder: string;
let server: Server;
let clients: Client[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sixgun-client-'));
  clients = [];
  server = await open(0);
});
afterEach(async () => {
  for (const client of clients) client.close();
  await server.close();
  await rm(folder, { recursive: true });
});
const open = (port: number): Promise<Server> => startServer({ ...forTests, PORT: port, DATA_DIR: folder });

/** A guest's client, with control of its sockets. */
const clientOf = (cookie: string): { readonly client: Client; readonly sockets: WebSocket[] } => {
  const sockets: WebSocket[] = [];
  const client = connect({
    url: `${server.url.replace('http', 'ws')}/ws`,
    open: address => {
      const socket = new WebSocket(address, { headers: { cookie } });
      sockets.push(socket);
      return socket;
    },
    now: () => performance.now(),
    wake: (after, run) => clearTimeout.bind(null, setTimeout(run, after)),
    chance: Math.random,
    entropy: () => 'ab'.repeat(16),
  });
  clients.push(client);
  return { client, sockets };
};
const granted = async <X extends object>(answer: Promise<X>): Promise<Exclude<X, { readonly rule: string }>> => {
  const given = await answer;
  if (isRefusal(given)) throw new Error(`${given.why} ${given.about ?? ''}`);
  return given as Exclude<X, { readonly rule: string }>;
};
const next = <K extends keyof Events>(
  client: Client,
  what: K,
  fits: (event: Events[K]) => boolean = () => true,
): Promise<Events[K]> =>
  new Promise(resolve => {
    const off = client.on(what, event => {
      if (!fits(event)) return;
      off();
      resolve(event);
    });
  });
const asked = ({ update }: Events['update']): boolean => update.offers.some(offer => offer.question === 'turn');

/** A game against a bot, at this guest's turn. */
const playing = async () => {
  const cookie = (await newGuest(server.url)).cookie;
  const { client, sockets } = clientOf(cookie);
  const options = { rounds: 6 };
  const { table } = await granted(client.ask({ ask: 'create', game: 'wright-gang', seats: 2, bots: ['gunhand'], options }));
  await granted(client.ask({ ask: 'enter', table }));
  await granted(client.ask({ ask: 'ready', table, ready: true }));
  const turn = next(client, 'update', asked);
  await granted(client.ask({ ask: 'start', table }));
  return { client, cookie, sockets, table, turn: await turn };
};

test('a guest is welcomed, opens a table, and hears of it', async () => {
  const { client } = clientOf((await newGuest(server.url)).cookie);
  const welcome = await next(client, 'welcome');
  expect(await granted(client.ask({ ask: 'rename', name: 'Ann' }))).toEqual({ name: 'Ann' });
  const lists = next(client, 'lobby', ({ tables }) => tables.length > 0);
  await client.ask({ ask: 'lobby', on: true });
  const { table } = await granted(client.ask({ ask: 'create', game: 'wright-gang', seats: 3, bots: ['gunhand'] }));
  const seen = next(client, 'table');
  await granted(client.ask({ ask: 'enter', table }));
  const { chairs, you } = (await seen).table;
  expect(chairs.map(chair => [chair.kind, chair.name])).toEqual([
    ['guest', 'Ann'],
    ['bot', 'gunhand'],
    ['free', ''],
  ]);
  expect([you, chairs[0]!.who]).toEqual([0, welcome.guest]);
  expect((await lists).tables.map(each => each.code)).toEqual([table]);
  expect(await client.ask({ ask: 'start', table })).toMatchObject({ rule: 'seat:empty' });
});

test('a move whose answer was lost counts once, and no part of the story is lost or told twice', async () => {
  const [{ client, sockets }, { client: other }] = [
    clientOf((await newGuest(server.url)).cookie),
    clientOf((await newGuest(server.url)).cookie),
  ];
  const told: number[] = [];
  client.on('update', ({ update }) => told.push(update.n));
  // Against a player who only passes: nothing else happens.
  const options = { rounds: 1, first: 0 };
  const { table } = await granted(client.ask({ ask: 'create', game: 'wright-gang', seats: 2, options }));
  other.on('update', event => {
    if (asked(event)) void other.ask({ ask: 'move', table, move: { do: 'pass' } });
  });
  await granted(client.ask({ ask: 'enter', table }));
  await granted(other.ask({ ask: 'enter', table }));
  await granted(other.ask({ ask: 'sit', table }));
  for (const each of [client, other]) await granted(each.ask({ ask: 'ready', table, ready: true }));
  const turn = next(client, 'update', asked);
  await granted(client.ask({ ask: 'start', table }));
  await turn;
  for (let i = 0; i < 5; i++) {
    const again = next(client, 'update', asked);
    const move = client.ask({ ask: 'move', table, move: { do: 'pass' } });
    // The move is on its way; its answer is lost.
    setTimeout(() => sockets.at(-1)!.terminate(), i);
    expect(isRefusal(await move)).toBe(false);
    await again;
  }
  expect(sockets.length).toBeGreaterThan(3);
  expect(told).toEqual(told.map((_, i) => told[0]! + i));
  const rows = await server.store.log.read((await server.store.tables.findByCode(table))!.id, 1);
  const moves = rows.map(row => JSON.parse(row.entry)).filter(entry => entry.in?.seat === 0);
  expect(moves.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4]);
});

test('after a server restart, clients are back where they were', async () => {
  const { client, table, turn } = await playing();
  const { port } = server;
  const closing = next(client, 'closing');
  await server.close();
  await closing;
  const move = client.ask({ ask: 'move', table, move: { do: 'pass' } });
  const after = next(client, 'update');
  server = await open(port);
  expect(await granted(move)).toEqual({});
  expect((await after).update).toMatchObject({ game: 1, n: turn.update.n + 1 });
});

test('a reopened page continues the move numbers, and the old one is told', async () => {
  const { client, cookie, table } = await playing();
  const turn = next(client, 'update', asked);
  expect(await granted(client.ask({ ask: 'move', table, move: { do: 'pass' } }))).toEqual({});
  await turn;
  const gone = next(client, 'gone');
  const page = clientOf(cookie).client;
  await granted(page.ask({ ask: 'enter', table }));
  expect(await gone).toMatchObject({ table, why: 'opened elsewhere' });
  expect(await granted(page.ask({ ask: 'move', table, move: { do: 'pass' } }))).toEqual({});
});

test('a race: the cue comes with a time of this clock, and a hand laid after it is in the verdict', async () => {
  const { client, table, turn } = await playing();
  const play = ({ update }: Events['update']): void => {
    const verbs = update.offers.filter(offer => offer.question !== null).map(offer => offer.do);
    const verb = ['duel', 'pass', 'miss'].find(each => verbs.includes(each));
    const move = update.moves?.find(each => each.do === verb);
    if (move) void client.ask({ ask: 'move', table, move });
  };
  client.on('update', play);
  const set = next(client, 'set');
  const before = performance.now();
  play(turn);
  await set;
  expect(await client.press(table)).toMatchObject({ rule: 'WB-82' });
  // That was a false start, which holds the hand for a while. Where the machine is so busy that the race is over by then, the next one
  // counts.
  for (let cue = next(client, 'cue'), isDown = false; !isDown; ) {
    const { showAt } = await cue;
    expect(showAt).toBeGreaterThan(before - 1000);
    expect(showAt).toBeLessThan(performance.now() + 1000);
    client.painted(table);
    await new Promise(resolve => setTimeout(resolve, HOLD + 50));
    cue = next(client, 'cue');
    const verdict = next(client, 'update', ({ update }) => update.tellings.some(telling => telling.tell === 'verdict'));
    const heard = await client.press(table);
    if (isRefusal(heard)) continue;
    isDown = true;
    expect(heard).toEqual({ heard: 'hand' });
    const told = (await verdict).update.tellings.find(telling => telling.tell === 'verdict')!;
    expect((told['order'] as number[][]).flat()).toContain(0);
  }
});
