/** A race over real sockets: protocol pings, the clock exchange, the scheduled cue, and checked claims. */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { wrightGang as wright } from '../../games/wright-gang/game.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import type { Evidence } from '../../table/race/verdict.ts';
import { quickdraw } from '../../testing/toys/quickdraw.ts';
import { RATED_CREDIT } from '../../wire/rated.ts';
import { newGuest, served, TestClient } from '../testing/served.ts';
import { farFrom } from '../testing/slow.ts';

/** A reaction later than any timer of a busy machine. */
const SLOW = 1500;
const wrightGang = wright as unknown as Game<Kinds>;
const games = new Map([['quickdraw', { game: quickdraw as unknown as Game<Kinds>, bots: [] }]]);

/** Each question is sent when the previous answer has arrived. */
const setClock = async (client: TestClient): Promise<void> => {
  for (let i = 0; i < 5; i++) await client.ask({ ask: 'time', sent: performance.now() });
};

test('hands are ordered by when they came down; lies gain little, and a press too early is no hand', async () => {
  const { url } = await served({}, { games });
  const clients: TestClient[] = [];
  for (const name of ['Ann', 'Ben', 'Liar', 'Hasty']) clients.push(await TestClient.connect(url, await newGuest(url, name)));
  const [ann, ben, liar, hasty] = clients as [TestClient, TestClient, TestClient, TestClient];
  const pings = new Map(clients.map(client => [client, 0]));
  for (const client of clients) client.socket.on('ping', () => pings.set(client, pings.get(client)! + 1));
  /** Resolves when this client has been pinged this often since. */
  const pinged = async (client: TestClient, times: number): Promise<void> => {
    for (let left = times; left > 0; left--) await once(client.socket, 'ping');
  };
  // However busy the machine is, hands come down in time; the race is over when only Hasty's is missing.
  const options = { cards: 1, mayMiss: 1, within: 600_000 };
  const { table } = (await ann.ask({ ask: 'create', game: 'quickdraw', seats: 4, options })) as { table: string };
  for (const client of clients) {
    await client.ask({ ask: 'enter', table });
    if (client !== ann) await client.ask({ ask: 'sit', table });
    await client.ask({ ask: 'ready', table, ready: true });
  }
  await ann.ask({ ask: 'start', table });
  await Promise.all(clients.map(client => client.hears('set')));
  await Promise.all(clients.map(setClock));
  expect(await hasty.refusal({ ask: 'press', table, claim: -1 })).toBe('WB-82');
  const beforeCue = performance.now();
  const cues = await Promise.all(clients.map(client => client.hears('cue')));
  const cued = performance.now();
  // The page and the server share a clock here, and the page is told ahead when to show the cue.
  for (const { showAt } of cues) expect(showAt).toBeGreaterThan(beforeCue);
  const showAt = Math.max(cued, ...cues.map(cue => cue.showAt!));
  const claimed = (): number => performance.now() - showAt;
  const press = async (client: TestClient, claim: number): Promise<void> => {
    expect(await client.ask({ ask: 'press', table, claim })).toEqual({ heard: 'hand' });
  };
  // The next hand comes down after the previous one, once Hasty, who may still press, was pinged often enough to separate them.
  while (claimed() < 200) await pinged(hasty, 1);
  await press(ann, claimed());
  const annsPings = pings.get(ann)!;
  await pinged(hasty, 8);
  // One more when a hand is down, and perhaps a last one with a message.
  expect(pings.get(ann)! - annsPings).toBeLessThanOrEqual(2);
  const bens = claimed();
  await press(ben, bens);
  await pinged(hasty, 8);
  await press(liar, 121);
  const { update } = await ben.hears('update', told => told.update.outcome !== null);
  const verdict = update.tellings.find(told => told.tell === 'verdict') as unknown as { order: number[][]; evidence: Evidence };
  expect(verdict.order).toEqual([[0], [1], [2]]);
  expect(verdict.evidence).toMatchObject({ missing: [3], early: [{ seat: 3, times: 1 }] });
  const lie = verdict.evidence.hands.find(hand => hand.seat === 2)!;
  expect(lie.judged).toBe('clamped-early');
  expect(lie.time).toBeGreaterThan(bens);
  const over = await ben.hears('table', told => told.table.status === 'over');
  expect(over.table.chairs.slice(0, 3).every(chair => chair.ping !== null)).toBe(true);
});

test('a long path is fully compensated at a private table, and only up to the cap at a rated one', async () => {
  const { url, port } = await served({}, { games });
  const far = await farFrom(port, 130);
  const capped = async (visibility: 'open' | 'private'): Promise<number | undefined> => {
    const near = await TestClient.connect(url);
    const distant = await TestClient.connect(far);
    const options = { cards: 1, mayMiss: 0, within: 600_000 };
    const { table } = (await near.ask({ ask: 'create', game: 'quickdraw', seats: 2, options, visibility })) as { table: string };
    for (const client of [near, distant]) {
      await client.ask({ ask: 'enter', table });
      if (client !== near) await client.ask({ ask: 'sit', table });
      await client.ask({ ask: 'ready', table, ready: true });
    }
    await near.ask({ ask: 'start', table });
    await Promise.all([near, distant].map(client => client.hears('set')));
    await Promise.all([near, distant].map(setClock));
    await Promise.all([near, distant].map(client => client.hears('cue')));
    await pause(SLOW);
    for (const client of [near, distant]) expect(await client.ask({ ask: 'press', table, claim: SLOW })).toEqual({ heard: 'hand' });
    const { update } = await near.hears('update', told => told.update.outcome !== null);
    const verdict = update.tellings.find(told => told.tell === 'verdict') as unknown as { evidence: Evidence };
    return verdict.evidence.hands.find(hand => hand.seat === 1)!.capped;
  };
  const [atPrivate, atRated] = await Promise.all([capped('private'), capped('open')]);
  expect(atPrivate).toBeUndefined();
  expect(atRated).toBeGreaterThanOrEqual(260 - RATED_CREDIT);
});

test('a client that holds pongs from the cue until the press is judged by arrival, and does not win', async () => {
  const { url, port } = await served({}, { games });
  const far = await farFrom(port, 30);
  const ann = await TestClient.connect(url);
  const cheat = await TestClient.connect(far, undefined, {}, false);
  // A modified client: honest until the cue, then silent until its hand is down.
  const held: Buffer[] = [];
  let holds = false;
  cheat.socket.on('ping', data => {
    if (holds) held.push(data);
    else cheat.socket.pong(data);
  });
  const options = { cards: 1, mayMiss: 0, within: 600_000 };
  const { table } = (await ann.ask({ ask: 'create', game: 'quickdraw', seats: 2, options })) as { table: string };
  for (const client of [ann, cheat]) {
    await client.ask({ ask: 'enter', table });
    if (client !== ann) await client.ask({ ask: 'sit', table });
    await client.ask({ ask: 'ready', table, ready: true });
  }
  await ann.ask({ ask: 'start', table });
  await Promise.all([ann, cheat].map(client => client.hears('set')));
  await Promise.all([ann, cheat].map(setClock));
  const cues = Promise.all([ann, cheat].map(client => client.hears('cue')));
  cheat.socket.on('message', (data: Buffer) => {
    holds ||= data.includes('"tell":"cue"');
  });
  const [{ showAt }] = (await cues) as [{ showAt: number }, unknown];
  const shown = Math.max(showAt, performance.now());
  while (performance.now() - shown < 200) await once(cheat.socket, 'ping');
  const anns = performance.now() - shown;
  expect(await ann.ask({ ask: 'press', table, claim: anns })).toEqual({ heard: 'hand' });
  for (let left = 8; left > 0; left--) await once(cheat.socket, 'ping');
  const pressed = cheat.ask({ ask: 'press', table, claim: 125 });
  for (const data of held) cheat.socket.pong(data);
  expect(await pressed).toEqual({ heard: 'hand' });
  const { update } = await ann.hears('update', told => told.update.outcome !== null);
  const verdict = update.tellings.find(told => told.tell === 'verdict') as unknown as { order: number[][]; evidence: Evidence };
  expect(verdict.order).toEqual([[0], [1]]);
  expect(verdict.evidence.hands.find(hand => hand.seat === 1)).toMatchObject({ judged: 'arrival', claim: 125 });
});

test('puppets at one address do not prove a proxy: a cheat’s line is judged by its pongs', async () => {
  const { url } = await served({}, { games: new Map([...games, ['wright-gang', { game: wrightGang, bots: [] }]]) });
  const started = async (game: string, clients: readonly TestClient[], options = {}): Promise<string> => {
    const [host] = clients as [TestClient];
    const { table } = (await host.ask({ ask: 'create', game, seats: clients.length, options })) as { table: string };
    for (const client of clients) {
      await client.ask({ ask: 'enter', table });
      if (client !== host) await client.ask({ ask: 'sit', table });
      await client.ask({ ask: 'ready', table, ready: true });
    }
    await host.ask({ ask: 'start', table });
    return table;
  };
  /** Pongs come at once, clock answers late; at a table before any race, so that it forms the past of their lines. */
  const seemFar = async (clients: readonly TestClient[]): Promise<void> => {
    const pinged = clients.map(async ({ socket }) => {
      for (let left = 10; left > 0; left--) await once(socket, 'ping');
    });
    await started('wright-gang', clients);
    await Promise.all(
      clients.map(async client => {
        for (let answers = 0; answers < 10; answers++) {
          await client.ask({ ask: 'time', sent: performance.now() });
          await pause(60);
        }
      }),
    );
    await Promise.all(pinged);
  };
  const raced = async (clients: readonly TestClient[]): Promise<Evidence> => {
    const cues = clients.map(client => client.hears('cue'));
    const table = await started('quickdraw', clients, { cards: 1, mayMiss: 0, within: 600_000 });
    await Promise.all(cues);
    for (let left = 8; left > 0; left--) await once(clients[0]!.socket, 'ping');
    await Promise.all(clients.map(client => client.ask({ ask: 'press', table, claim: 300 })));
    const { update } = await clients[0]!.hears('update', told => told.update.outcome !== null);
    return (update.tellings.find(told => told.tell === 'verdict') as unknown as { evidence: Evidence }).evidence;
  };
  const [cheat, ...puppets] = await Promise.all(Array.from({ length: 4 }, () => TestClient.connect(url)));
  await seemFar([cheat!, ...puppets]);
  await raced(puppets);
  const { hands } = await raced([await TestClient.connect(url), cheat!]);
  expect(hands.map(({ byClock }) => byClock)).toEqual([undefined, undefined]);
});
