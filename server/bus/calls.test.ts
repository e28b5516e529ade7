/** Calls across processes: a page that is open anywhere is enough to keep a device silent. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Device, PushService } from '../push/testing/service.ts';
import { type Postgres, startPostgres } from '../store/testing/postgres.ts';
import { newGuest, served, TestClient } from '../testing/served.ts';
import { TestNats } from './testing/nats.ts';

let postgres: Postgres;
let nats: TestNats;
beforeAll(async () => {
  [postgres, nats] = await Promise.all([startPostgres(), TestNats.start()]);
});
afterAll(() => Promise.all([postgres.stop(), nats.stop()]));

test('two processes share one key; a page at one keeps the other from calling a device, and is told instead', async () => {
  const service = await PushService.open();
  const DATABASE_URL = await postgres.freshUrl();
  const way = { wayOut: service.wayOut, grace: 0 };
  const [a, b] = await Promise.all(
    [1, 2].map(() => served({ DATABASE_URL, NATS_URL: nats.url, LEASE_SECONDS: 60 }, { push: way })),
  );
  const keys = await Promise.all([a!, b!].map(async ({ url }) => (await fetch(`${url}/api/push`)).text()));
  expect(keys[0]).toBe(keys[1]);

  const ann = await TestClient.connect(a!.url, await newGuest(a!.url, 'Ann'));
  const ben = await TestClient.connect(b!.url);
  const device = Device.fresh();
  const endpoint = 'https://push.example/ben';
  const wish = {
    endpoint,
    ...device.keys,
    kinds: '["call","sat"]',
    language: 'ru',
    site: b!.url,
    guest: ben.person.id,
    createdAt: 1,
  };
  await b!.store.devices.keep(wish, 8);
  const { table } = (await ann.ask({ ask: 'create', game: 'steel-bullets', seats: 3 })) as { table: string };
  await ann.ask({ ask: 'enter', table });
  const { id } = (await a!.store.tables.findByCode(table))!;
  await a!.store.tables.seat(id, [ann.person.id, ben.person.id]);

  await ann.ask({ ask: 'call', table, guest: ben.person.id });
  expect((await ben.hears('called')).by).toBe('Ann');
  // Ben keeps a chair and goes: what happens at the table reaches the device now, from the process of the table.
  await ben.ask({ ask: 'enter', table });
  await ben.ask({ ask: 'sit', table });
  // The process where Ben has come knows it.
  await expect.poll(() => [a!.metrics.calls.value, b!.metrics.callsAnswered.value]).toEqual([1, 1]);
  ben.close();
  await ann.hears('table', told => told.table.chairs[1]?.connected === false);
  const cat = await TestClient.connect(b!.url);
  await cat.ask({ ask: 'enter', table });
  await cat.ask({ ask: 'sit', table });
  const [pushed] = await service.hears(1);
  expect(JSON.parse(device.read(pushed!.body))).toMatchObject({
    notification: { title: 'Стальные пули', body: 'К вам за стол кто-то подсел.', navigate: `${b!.url}/t/${table}` },
  });
  expect(service.pushed).toHaveLength(1);
});
