/** Correspondence tables, in both databases: deadlines, players, and standing orders. */
import { expect, test } from 'vitest';
import { ann, furnished, here, take, withBothDatabases } from './testing/databases.ts';

const ben = { ...ann, id: 'ben', name: 'Ben', recovery: 'hash of ben' };

withBothDatabases(databases => {
  test('due tables come in order, wherever they are; a deadline is stored with its row, or not at all', async () => {
    const { store } = await furnished(databases, ['one', 'two', 'never']);
    const { tables, log } = store;
    const [one, two] = [await take(store, 'one', here), await take(store, 'two', here)];
    await log.append('one', one, [{ seq: 1, at: 5, entry: '{}' }], 300);
    await tables.update('two', two, { dueAt: 200, asked: '{"ann":200}' }, 5);
    const due = async (at: number) => (await tables.due(at, 10)).map(({ id }) => id);
    expect([await due(199), await due(200), await due(300)]).toEqual([[], ['two'], ['two', 'one']]);
    expect((await tables.due(300, 1)).map(({ id }) => id)).toEqual(['two']);
    await expect(log.append('one', one + 1, [{ seq: 2, at: 6, entry: '{}' }], 100)).rejects.toThrow();
    expect(await due(199)).toEqual([]);
    await tables.update('two', two, { dueAt: null, asked: '{}' }, 6);
    expect(await due(1000)).toEqual(['one']);
  });

  test('a guest’s tables and orders: only their own, and deleted with them', async () => {
    const { store } = await furnished(databases, ['one', 'two']);
    const { tables, guests, keeping } = store;
    await guests.create(ben);
    await tables.seat('one', ['ann', 'ben']);
    await tables.seat('two', ['ben']);
    const of = async (guest: string) => (await tables.daysOf(guest)).map(({ id }) => id);
    expect(await of('ben')).toEqual([]);
    for (const [id, dueAt] of [
      ['one', 500],
      ['two', 400],
    ] as const)
      await tables.update(id, await take(store, id, here), { dueAt }, 5);
    expect([await of('ann'), await of('ben')]).toEqual([['one'], ['two', 'one']]);
    await tables.rouse('ann', 450);
    expect((await tables.due(450, 10)).map(({ id, dueAt }) => [id, dueAt])).toEqual([
      ['two', 400],
      ['one', 450],
    ]);

    await tables.order('one', { guest: 'ann', orders: '["thief"]' });
    await tables.order('one', { guest: 'ann', orders: '["hat"]' });
    await tables.order('one', { guest: 'ben', orders: '[]' });
    expect((await tables.ordersAt('one')).toSorted((a, b) => (a.guest < b.guest ? -1 : 1))).toEqual([
      { guest: 'ann', orders: '["hat"]' },
      { guest: 'ben', orders: '[]' },
    ]);
    await guests.rests('ann', '{"zone":"UTC"}');
    await keeping.forget('ann', { name: 'Stranger', blurred: text => text });
    expect(await tables.ordersAt('one')).toEqual([{ guest: 'ben', orders: '[]' }]);
    expect((await guests.find('ann'))!.rest).toBe('{}');
  });
});
