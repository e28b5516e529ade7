/** A race between guests of two processes: delays of the bus neither cost nor gain anything. */
import { once } from 'node:events';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Game, Kinds } from '../../kernel/game.ts';
import type { Evidence } from '../../table/race/verdict.ts';
import { quickdraw } from '../../testing/toys/quickdraw.ts';
import { type Postgres, startPostgres } from '../store/testing/postgres.ts';
import { served, TestClient } from '../testing/served.ts';
import { TestNats } from './testing/nats.ts';
import { slowWayTo } from './testing/slow-way.ts';

let postgres: Postgres;
let nats: TestNats;
beforeAll(async () => {
  [postgres, nats] = await Promise.all([startPostgres(), TestNats.start()]);
});
afterAll(() => Promise.all([postgres.stop(), nats.stop()]));

const games = new Map([['quickdraw', { game: quickdraw as unknown as Game<Kinds>, bots: [] }]]);
/** Each way between the second process and the bus. */
const SLOW = 300;

const setClock = async (client: TestClient): Promise<void> => {
  for (let i = 0; i < 5; i++) await client.ask({ ask: 'time', sent: performance.now() });
};
const pinged = async (client: TestClient, times: number): Promise<void> => {
  for (let left = times; left > 0; left--) await once(client.socket, 'ping');
};

test('a hand counts from the cue that its own process showed, however slow the bus is', async () => {
  const DATABASE_URL = await postgres.freshUrl();
  const slow = await slowWayTo(nats.port, SLOW);
  onTestFinished(() => slow.close());
  const start = (port: number) => served({ DATABASE_URL, NATS_URL: `nats://127.0.0.1:${port}`, LEASE_SECONDS: 60 }, { games });
  const [a, b] = await Promise.all([start(nats.port), start(slow.port)]);
  const [ann, ben, liar] = [await TestClient.connect(a.url), await TestClient.connect(b.url), await TestClient.connect(b.url)];
  const clients = [ann, ben, liar];
  const { table } = (await ann.ask({ ask: 'create', game: 'quickdraw', seats: 3, options: { cards: 1, within: 600_000 } })) as {
    table: string;
  };
  for (const client of clients) {
    await client.ask({ ask: 'enter', table });
    if (client !== ann) await client.ask({ ask: 'sit', table });
    await client.ask({ ask: 'ready', table, ready: true });
  }
  await ann.ask({ ask: 'start', table });
  await Promise.all(clients.map(client => client.hears('set')));
  await Promise.all(clients.map(setClock));
  /** Each page shows the cue when told; all clocks here are the same. */
  const reacts = async (client: TestClient, after: number, claim: (true_: number) => number): Promise<number> => {
    const { showAt } = await client.hears('cue');
    const shown = Math.max(showAt ?? 0, performance.now());
    while (performance.now() - shown < after) await pinged(client, 1);
    const reaction = performance.now() - shown;
    expect(await client.ask({ ask: 'press', table, claim: claim(reaction) })).toEqual({ heard: 'hand' });
    return reaction;
  };
  // The cue reaches the second process later by the delay of the bus; its guests react to what they see.
  const truly = await Promise.all([
    reacts(ann, 900, reaction => reaction),
    reacts(ben, 200, reaction => reaction),
    reacts(liar, 1600, () => 150),
  ]);
  const { update } = await ann.hears('update', told => told.update.outcome !== null);
  const verdict = update.tellings.find(told => told.tell === 'verdict') as unknown as { order: number[][]; evidence: Evidence };
  const handOf = (seat: number) => verdict.evidence.hands.find(hand => hand.seat === seat)!;
  // Neither trip over the bus counts against the hand.
  expect(handOf(1).time).toBeLessThan(truly[1]! + SLOW);
  expect(handOf(1).time).toBeLessThan(handOf(0).time);
  expect(handOf(2).judged).toBe('clamped-early');
  expect(handOf(2).time).toBeGreaterThan(truly[0]!);
});
