/** A thousand guests who all call: a device hears of few of them, what happened at one table is said once, and nothing waits without end. */
import { expect, test } from 'vitest';
import { Shares } from '../limits/shares.ts';
import { Counter } from '../metrics.ts';
import type { Courier, Letter } from '../push/courier.ts';
import { Device } from '../push/testing/service.ts';
import type { Store } from '../store/store.ts';
import { GuestCalls } from './calls.ts';
import { Presence } from './presence.ts';

const CROWD = Array.from({ length: 1000 }, (_, i) => `guest ${i}`);
/** Everybody has sat with everybody; whoever calls hosts the one table there is. */
const crowded = () => {
  let host = '';
  const sent: Letter[] = [];
  const faults: unknown[] = [];
  const device = { ...Device.fresh().keys, site: 'https://sixgun.example', language: 'en', kinds: '["call","sat"]', createdAt: 1 };
  const store = {
    tables: {
      findByCode: async () => ({
        game: 'steel-bullets',
        config: '{}',
        seating: JSON.stringify({ host, chairs: [] }),
        status: 'over',
      }),
    },
    moderation: { haveSat: async () => true, hasBlocked: async () => false },
    devices: { ofGuest: async (guest: string) => [{ ...device, guest, endpoint: `https://push.example/${guest}` }] },
  };
  const calls = new GuestCalls({
    store: store as unknown as Store,
    presence: new Presence({ isHere: () => false, tellGuest: () => {} }),
    courier: { send: (letter: Letter) => void sent.push(letter), close: () => {} } as unknown as Courier,
    shares: new Shares(),
    metrics: { calls: new Counter(), callsAnswered: new Counter() },
    grace: 0,
    naming: 'own',
    fault: why => faults.push(why),
  });
  const call = (id: string, guest: string) => {
    host = id;
    return calls.call({ id, name: id }, 'ABCD', guest);
  };
  return { calls, call, sent, faults };
};
const TOLD = 15;

test('all of them call one: each may, and their device hears fifteen', async () => {
  const { calls, call, sent, faults } = crowded();
  for (const id of CROWD) expect('rule' in (await call(id, 'the one'))).toBe(false);
  await expect.poll(() => sent.length).toBe(TOLD);
  // All of it is about one table: on the device each takes the place of the one before.
  expect(
    new Set(sent.map(({ topic, text }) => `${topic} ${(JSON.parse(text) as { notification: { tag: string } }).notification.tag}`))
      .size,
  ).toBe(1);
  expect(faults).toEqual([]);
  calls.close();
});
test('one of them calls all: ten hear of it', async () => {
  const { calls, call, sent } = crowded();
  const [id = '', ...others] = CROWD;
  const answers = await Promise.all(others.map(other => call(id, other)));
  expect(answers.filter(answer => !('rule' in answer))).toHaveLength(10);
  await expect.poll(() => sent.length).toBe(10);
  // Who comes within an hour has answered, once, and only who was called.
  const HOUR = 3_600_000;
  for (const [guest, after] of [
    [others[0], HOUR],
    [others[0], HOUR],
    [others[1], HOUR + 60_000],
    [others[500], 0],
  ] as const)
    calls.sat(guest!, 'ABCD', performance.now() + after - 30_000);
  expect(calls.tally).toEqual({ all: 10, answered: 1 });
  calls.close();
});
test('what happens a thousand times at a table is told once; what waits to be told has an end', async () => {
  const { calls, sent } = crowded();
  for (const _ of CROWD) calls.misses('the one', { kind: 'sat', table: 'ABCD', game: 'steel-bullets' }, () => true);
  await expect.poll(() => sent.length).toBe(1);
  for (let n = 0; n < 6000; n++) calls.misses(`guest ${n}`, { kind: 'sat', table: 'ABCD', game: 'steel-bullets' }, () => true);
  await expect.poll(() => sent.length).toBe(5001);
  calls.close();
});
