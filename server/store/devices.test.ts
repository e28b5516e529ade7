/** The devices of guests, and who may call them, in both databases. */
import { expect, test } from 'vitest';
import type { StoredDevice } from './shape/devices.ts';
import { ann, furnished, tableOf, withBothDatabases } from './testing/databases.ts';

const device = (endpoint: string, guest: string, createdAt = 1): StoredDevice => ({
  endpoint,
  guest,
  p256dh: 'p',
  auth: 'a',
  site: 'https://play.example',
  language: 'uk',
  kinds: '["move"]',
  createdAt,
});
const ben = { ...ann, id: 'ben', name: 'Ben', recovery: 'hash of ben' };

withBothDatabases(databases => {
  test('a device belongs to its last guest; a guest’s newest devices stay; removed ones are gone', async () => {
    const { store } = await furnished(databases, []);
    const { devices, guests, keeping } = store;
    await guests.create(ben);
    const endpoints = async (guest: string) => (await devices.ofGuest(guest)).map(({ endpoint }) => endpoint);
    for (const n of [1, 2, 3]) await devices.keep(device(`e${n}`, 'ann', n), 2);
    expect(await endpoints('ann')).toEqual(['e3', 'e2']);
    const changed = { ...device('e3', 'ben', 4), kinds: '[]' };
    await devices.keep(changed, 2);
    expect(await devices.ofGuest('ben')).toEqual([changed]);
    expect(await endpoints('ann')).toEqual(['e2']);
    // A guest cannot remove another's device.
    await devices.drop('ann', 'e3');
    expect(await endpoints('ben')).toEqual(['e3']);
    await devices.gone('e3');
    expect(await endpoints('ben')).toEqual([]);

    await devices.keep(device('e4', 'ann', 5), 2);
    await devices.dropAll('ann');
    expect(await endpoints('ann')).toEqual([]);
    await devices.keep(device('e5', 'ann', 6), 2);
    await keeping.forget('ann', { name: 'Stranger', blurred: text => text });
    expect(await endpoints('ann')).toEqual([]);
    // A guest who was never at a table is deleted, with their devices.
    await devices.keep(device('e6', 'ben', 7), 2);
    expect((await keeping.purge({ unused: 2000, old: null })).guests).toBe(2);
    expect(await endpoints('ben')).toEqual([]);
  });
  test('two pages that register the same device at once register it once', async () => {
    const { store } = await furnished(databases, []);
    await Promise.all([1, 2, 3, 4].map(n => store.devices.keep(device('e', 'ann', n), 5)));
    expect(await store.devices.ofGuest('ann')).toHaveLength(1);
  });
  test('companions have begun a game at the same table; the latest come first, without blocked or banned guests', async () => {
    const { store } = await furnished(databases, []);
    const { devices, guests, tables, moderation } = store;
    for (const id of ['ben', 'cat', 'dan', 'eve', 'fay', 'gil'])
      await guests.create({ ...ann, id, name: id, recovery: `hash of ${id}` });
    for (const [id, updatedAt] of [
      ['t1', 10],
      ['t2', 20],
      ['t3', 30],
    ] as const)
      await tables.create({ ...tableOf(id), updatedAt });
    await tables.seat('t1', ['ann', 'ben', 'cat', 'dan']);
    await tables.seat('t2', ['ann', 'ben', 'eve', 'fay']);
    await tables.seat('t3', ['ben', 'gil']);
    const names = async (limit = 10) => (await devices.companions('ann', 1000, limit)).map(({ id }) => id);
    expect(await names()).toEqual(['ben', 'eve', 'fay', 'cat', 'dan']);
    expect(await names(2)).toEqual(['ben', 'eve']);
    await moderation.block('ann', 'cat');
    await moderation.block('dan', 'ann');
    await moderation.ban('eve', 1001);
    await moderation.ban('fay', 1000);
    expect(await names()).toEqual(['ben', 'fay']);
  });
});
