/** A thousand guests who all call: a device gets few of the calls, an event at a table is told once, and queues are bounded. */
import { expect, test } from 'vitest';
import { Shares } from '../limits/shares.ts';
import { Counter } from '../metrics.ts';
import type { Courier, Letter } from '../push/courier.ts';
import { Device } from '../push/testing/service.ts';
import type { Store } from '../store/store.ts';
import { GuestCalls } from './calls.ts';
import { Presence } from './presence.ts';

const CROWD = Array.from({ length: 1000 }, (_, i) => `guest ${i}`);
/** All guests have sat together; the caller hosts the only table. */
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

test('all of them call one: each may, and the device gets fifteen', async () => {
  const { calls, call, sent, faults } = crowded();
  for (const id of CROWD) expect('rule' in (await call(id, 'the one'))).toBe(false);
  await expect.poll(() => sent.length).toBe(TOLD);
  // All are about one table: on the device each replaces the previous one.
  expect(
    new Set(sent.map(({ topic, text }) => `${topic} ${(JSON.parse(text) as { notification: { tag: string } }).notification.tag}`))
      .size,
  ).toBe(1);
  expect(faults).toEqual([]);
  calls.close();
});
test('one of them calls all: ten are notified', async () => {
  const { calls, call, sent } = crowded();
  const [id = '', ...others] = CROWD;
  const answers = await Promise.all(others.map(other => call(id, other)));
  expect(answers.filter(answer => !('rule' in answer))).toHaveLength(10);
  await expect.poll(() => sent.length).toBe(10);
  // A called guest who comes within an hour has answered, once.
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
test('an event repeated a thousand times at a table is told once; the queue is bounded', async () => {
  const { calls, sent } = crowded();
  for (const _ of CROWD) calls.misses('the one', { kind: 'sat', table: 'ABCD', game: 'steel-bullets' }, () => true);
  await expect.poll(() => sent.length).toBe(1);
  for (let n = 0; n < 6000; n++) calls.misses(`guest ${n}`, { kind: 'sat', table: 'ABCD', game: 'steel-bullets' }, () => true);
  await expect.poll(() => sent.length).toBe(5001);
  calls.close();
});
