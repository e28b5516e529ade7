/** A race over real sockets: pings of the protocol, the clock exchange, the scheduled cue, and claims that are checked. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Game, Kinds } from '../kernel/game.ts';
import type { Evidence } from '../table/race/verdict.ts';
import { quickdraw } from '../testing/toys/quickdraw.ts';
import { entropy, newGuest, served, TestClient } from './testing/served.ts';

const shelf = new Map([['quickdraw', { game: quickdraw as unknown as Game<Kinds>, bots: [] }]]);

/** Each question leaves when the answer before it is there. */
const setClock = async (client: TestClient): Promise<void> => {
  for (let i = 0; i < 5; i++) await client.ask({ ask: 'time', sent: performance.now() });
};

test('hands are ordered by when they came down; a lie is worth little, and too early is no hand', async () => {
  const { url } = await served({}, { shelf });
  const clients: TestClient[] = [];
  for (const name of ['Ann', 'Ben', 'Liar', 'Hasty']) clients.push(await TestClient.connect(url, await newGuest(url, name)));
  const [ann, ben, liar, hasty] = clients as [TestClient, TestClient, TestClient, TestClient];
  const pings = new Map(clients.map(client => [client, 0]));
  for (const client of clients) client.socket.on('ping', () => pings.set(client, pings.get(client)! + 1));
  const { table } = (await ann.ask({ ask: 'create', game: 'quickdraw', seats: 4, options: { cards: 1 } })) as { table: string };
  for (const client of clients) {
    await client.ask({ ask: 'enter', table });
    if (client !== ann) await client.ask({ ask: 'sit', table });
    await client.ask({ ask: 'ready', table, ready: true, entropy });
  }
  await ann.ask({ ask: 'start', table });
  await Promise.all(clients.map(client => client.hears('set')));
  await Promise.all(clients.map(setClock));
  expect(await hasty.refusal({ ask: 'press', table, claim: -1 })).toBe('WB-82');
  const beforeCue = performance.now();
  const whenCued = new Map<TestClient, number>();
  const whenDown = new Map<TestClient, number>();
  const raced = (client: TestClient): number => pings.get(client)! - whenCued.get(client)!;
  const press = async (client: TestClient, after: number, claim: number, quick: number): Promise<void> => {
    const { showAt } = await client.hears('cue');
    whenCued.set(client, pings.get(client)!);
    // The page's clock and the server's are the same one here.
    expect(showAt).toBeGreaterThan(beforeCue);
    expect(showAt).toBeLessThan(performance.now() + 500);
    await pause(after);
    // They come quickly, or the race is over before there are so many.
    while (raced(client) < quick) await pause(5);
    expect(await client.ask({ ask: 'press', table, claim })).toEqual({ heard: 'hand' });
    whenDown.set(client, pings.get(client)!);
  };
  await Promise.all([press(ann, 200, 200, 1), press(ben, 450, 450, 3), press(liar, 800, 101, 6)]);
  const { update } = await ben.hears('update', told => told.update.outcome !== null);
  const verdict = update.tellings.find(told => told.tell === 'verdict') as unknown as { order: number[][]; evidence: Evidence };
  expect(verdict.order).toEqual([[0], [1], [2]]);
  expect(verdict.evidence).toMatchObject({ missing: [3], early: [{ seat: 3, times: 1 }] });
  const lie = verdict.evidence.hands.find(hand => hand.seat === 2)!;
  expect(lie.judged).toBe('clamped-early');
  expect(lie.time).toBeGreaterThan(450);
  // As long as a hand may come down; once more when it is down, and perhaps a last one along with a message.
  expect(pings.get(hasty)).toBeGreaterThan(pings.get(ann)!);
  for (const client of [ann, ben, liar]) expect(pings.get(client)! - whenDown.get(client)!).toBeLessThanOrEqual(2);
  const over = await ben.hears('table', told => told.table.status === 'over');
  expect(over.table.chairs.slice(0, 3).every(chair => chair.ping !== null)).toBe(true);
});
