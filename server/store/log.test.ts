/** Writes to a table, and their integrity: leases, fences, numbers, group commit, failures. */

import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Refused, StoreFailed } from './errors.ts';
import type { LogRow } from './shape/log.ts';
import type { Store } from './store.ts';
import { furnished, here, take, there, withBothDatabases } from './testing/databases.ts';
import { askPostgres } from './testing/postgres.ts';

const row = (seq: number, entry = `{"n":${seq}}`): LogRow => ({ seq, at: 1000 + seq, entry });
const rows = (from: number, to: number): LogRow[] => Array.from({ length: to - from + 1 }, (_, index) => row(from + index));

async function reasonOf(append: Promise<void>): Promise<'written' | 'fence' | 'seq' | 'failed'> {
  try {
    await append;
    return 'written';
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    if (error instanceof StoreFailed) return 'failed';
    throw error;
  }
}

/** A heartbeat whose span is over before any check. */
async function lapse(store: Store): Promise<void> {
  await store.leases.beat(here, 1);
  while ((await store.leases.where('t')) !== null) await new Promise(resolve => setTimeout(resolve, 2));
}

withBothDatabases(databases => {
  test('a lease is taken once, and other processes are told where the table lives', async () => {
    const { store } = await furnished(databases, ['t']);
    const { leases } = store;
    expect(await leases.where('t')).toBeNull();
    expect(await leases.beat(here, 60_000)).toBe('lapsed');
    expect(await leases.beat(here, 60_000)).toBe('kept');
    expect(await leases.take('t', here.id)).toEqual({ kind: 'held', fence: 1 });
    await leases.beat(there, 60_000);
    const refused = await leases.take('t', there.id);
    expect(refused).toMatchObject({ kind: 'elsewhere', lease: { tableId: 't', fence: 1, holder: here } });
    expect(await leases.where('t')).toMatchObject({ fence: 1, holder: here });
    expect((await leases.where('t'))?.until).toBeGreaterThan(Date.now());
    expect(await leases.take('nowhere', here.id)).toEqual({ kind: 'no table' });
  });

  test('of many processes that claim a table at once, one gets it', async () => {
    const { place, store } = await furnished(databases, ['t']);
    const stores = [store, await databases.open(place), await databases.open(place)];
    const taken = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const { leases } = stores[index % stores.length] ?? store;
        await leases.beat({ id: `process ${index}`, address: '' }, 60_000);
        return leases.take('t', `process ${index}`);
      }),
    );
    expect(taken.filter(({ kind }) => kind === 'held')).toEqual([{ kind: 'held', fence: 1 }]);
  });

  test('a lease is taken over when its holder lapses, releases it or leaves, and the old fence is void', async () => {
    const { store } = await furnished(databases, ['t', 'u']);
    const { leases, log } = store;
    const first = await take(store, 't', here);
    await lapse(store);
    expect(await reasonOf(log.append('t', first, [row(1)]))).toBe('written');
    const second = await take(store, 't', there);
    expect(second).toBeGreaterThan(first);
    expect(await reasonOf(log.append('t', first, [row(2)]))).toBe('fence');
    expect(await leases.beat(here, 60_000)).toBe('lapsed');
    expect(await leases.held(here.id)).toEqual([]);

    await leases.release('t', first);
    expect(await leases.where('t')).toMatchObject({ fence: second });
    await leases.release('t', second);
    expect(await leases.where('t')).toBeNull();
    expect(await reasonOf(log.append('t', second, [row(2)]))).toBe('fence');

    const third = await take(store, 't', here);
    const other = await take(store, 'u', here);
    expect(await leases.held(here.id)).toEqual([
      { tableId: 't', fence: third },
      { tableId: 'u', fence: other },
    ]);
    await leases.leave(here.id);
    expect(await leases.where('t')).toBeNull();
    expect(await reasonOf(log.append('t', third, [row(2)]))).toBe('fence');
    expect(await take(store, 't', there)).toBeGreaterThan(third);
  });

  test('a process that returns under the same name does not wait, and voids its former fence', async () => {
    const { store } = await furnished(databases, ['t']);
    const before = await take(store, 't', here);
    const after = await take(store, 't', here);
    expect(await reasonOf(store.log.append('t', before, [row(1)]))).toBe('fence');
    expect(await reasonOf(store.log.append('t', after, [row(1)]))).toBe('written');
  });

  test('rows are read back from any number on, and gaps, repetitions and made-up fences are refused', async () => {
    const { store } = await furnished(databases, ['t']);
    const { log } = store;
    const fence = await take(store, 't', here);
    expect(await log.head('t')).toBe(0);
    expect(await log.read('t', 1)).toEqual([]);
    await log.append('t', fence, rows(1, 3));
    await log.append('t', fence, [row(4)]);
    for (const wrong of [[row(6)], [row(4)], [row(5), row(7)], [row(5), row(5)], [row(0)]]) {
      expect(await reasonOf(log.append('t', fence, wrong))).toBe('seq');
    }
    expect(await reasonOf(log.append('t', fence + 1, [row(5)]))).toBe('fence');
    expect(await reasonOf(log.append('nowhere', fence, [row(1)]))).toBe('fence');
    await expect(log.append('t', fence, [row(5, '"\0"')])).rejects.toThrow(TypeError);
    expect(await log.read('t', 1)).toEqual(rows(1, 4));
    expect(await log.read('t', 3)).toEqual(rows(3, 4));
    expect(await log.head('t')).toBe(4);
  });

  test('entries are read back unchanged, however long', async () => {
    const { store } = await furnished(databases, ['t']);
    const fence = await take(store, 't', here);
    const entries = [JSON.stringify({ say: 'Ґринь\u0000 “стріляй” 🤠\n\\' }), JSON.stringify('x'.repeat(300_000)), ''];
    await store.log.append(
      't',
      fence,
      entries.map((entry, index) => row(index + 1, entry)),
    );
    expect((await store.log.read('t', 1)).map(({ entry }) => entry)).toEqual(entries);
  });

  test('many appends share few commits, each table in its order', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `t${index}`);
    const { place, store } = await furnished(databases, ids);
    const { log } = store;
    const fences = new Map<string, number>();
    for (const id of ids) fences.set(id, await take(store, id, here));
    const appends: Promise<void>[] = [];
    for (let seq = 1; seq <= 50; seq += 1) for (const id of ids) appends.push(log.append(id, fences.get(id) ?? 0, [row(seq)]));
    expect(log.figures().waiting).toBeGreaterThan(1000);
    await Promise.all(appends);
    expect(log.figures()).toMatchObject({ appends: 2000, refused: 0, failed: 0, waiting: 0 });
    expect(log.figures().commits).toBeLessThanOrEqual(3);
    for (const id of ids) expect(await log.read(id, 1)).toEqual(rows(1, 50));
    if ('databaseUrl' in place) {
      const [counted] = await askPostgres(place.databaseUrl, 'select count(distinct xmin::text)::int as transactions from log');
      expect(counted).toEqual({ transactions: log.figures().commits });
    }
  });

  test('a refused append does not affect others in its commit', async () => {
    const { store } = await furnished(databases, ['t', 'u', 'v']);
    const { log } = store;
    const [t, u, v] = [await take(store, 't', here), await take(store, 'u', here), await take(store, 'v', here)];
    const outcomes = await Promise.all(
      [
        log.append('t', t, [row(1)]),
        log.append('u', u, [row(2)]),
        log.append('u', u, [row(1)]),
        log.append('v', v + 1, [row(1)]),
        log.append('t', t, [row(2)]),
        log.append('t', t, [row(4)]),
        log.append('t', t, [row(3)]),
      ].map(reasonOf),
    );
    expect(outcomes).toEqual(['written', 'seq', 'written', 'fence', 'written', 'seq', 'written']);
    expect(log.figures()).toMatchObject({ commits: 1, appends: 4, refused: 3 });
    expect(await log.read('t', 1)).toEqual(rows(1, 3));
    expect(await log.read('u', 1)).toEqual(rows(1, 1));
    expect(await log.read('v', 1)).toEqual([]);
  });

  test('more rows than one statement can carry are still one append', async () => {
    const { store } = await furnished(databases, ['t']);
    const fence = await take(store, 't', here);
    await store.log.append('t', fence, rows(1, 2500));
    expect(store.log.figures().commits).toBe(1);
    expect(await store.log.read('t', 1)).toEqual(rows(1, 2500));
  });

  test('a process that lost the lease writes nothing after the new holder has read the log, even at the same moment', async () => {
    const { place, store } = await furnished(databases, ['t']);
    const stores = [store, await databases.open(place), await databases.open(place)];
    const writing: Promise<number>[] = [];
    for (let round = 0; round < 12; round += 1) {
      const { leases, log } = stores[round % stores.length] ?? store;
      await leases.beat({ id: `holder ${round}`, address: '' }, 60_000);
      // The previous holder lapses without knowing, and keeps writing while the table is taken from it.
      await leases.beat({ id: `holder ${round - 1}`, address: '' }, -1);
      const taken = await leases.take('t', `holder ${round}`);
      if (taken.kind !== 'held') throw new Error('not taken');
      const seen = await log.read('t', 1);
      writing.push(writeUntilRefused(log, taken.fence, seen.length));
      // The holder has written in this round before losing the lease.
      while ((await log.head('t')) === seen.length) await pause(2);
    }
    await store.leases.leave('holder 11');
    const acknowledged = await Promise.all(writing);

    const all = await store.log.read('t', 1);
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, index) => index + 1));
    // Fences never decrease along the log: no process wrote after its successor had begun.
    const fences = all.map(({ entry }) => Number(entry));
    expect(fences).toEqual(fences.toSorted((a, b) => a - b));
    expect(all.length).toBe(acknowledged.reduce((sum, count) => sum + count, 0));
    expect(acknowledged.filter(count => count > 0).length).toBeGreaterThan(1);
  });

  test('when the database fails, all waiting callers are told, nothing is half written, and the next append succeeds', async () => {
    const { place, store } = await furnished(databases, ['t', 'u']);
    const { log } = store;
    const [t, u] = [await take(store, 't', here), await take(store, 'u', here)];
    await databases.sabotage(place, 'poison');
    const outcomes = await Promise.all(
      [
        log.append('t', t, rows(1, 2)),
        log.append('u', u, [row(1), row(2, '"poison"')]),
        log.append('t', t, [row(3)]),
        log.append('u', u, [row(3)]),
      ].map(reasonOf),
    );
    expect(outcomes).toEqual(['failed', 'failed', 'failed', 'failed']);
    expect(log.figures()).toMatchObject({ commits: 0, failed: 4 });
    expect([await log.head('t'), await log.head('u')]).toEqual([0, 0]);
    expect(await reasonOf(log.append('u', u, [row(1)]))).toBe('written');
    expect(await reasonOf(log.append('t', t, rows(1, 2)))).toBe('written');
  });

  test('a closing store writes pending rows, and then accepts nothing', async () => {
    const { place, store } = await furnished(databases, ['t']);
    const fence = await take(store, 't', here);
    const waiting = [1, 2, 3].map(seq => reasonOf(store.log.append('t', fence, [row(seq)])));
    const closing = store.close();
    expect(await reasonOf(store.log.append('t', fence, [row(4)]))).toBe('failed');
    expect(await Promise.all(waiting)).toEqual(['written', 'written', 'written']);
    await closing;
    const again = await databases.open(place);
    expect(await again.log.head('t')).toBe(3);
  });

  if (databases.kind === 'postgres') {
    test('a broken connection fails its appends, and another replaces it', async () => {
      const { place, store } = await furnished(databases, ['t']);
      if (!('databaseUrl' in place)) throw new Error('not a PostgreSQL database');
      const fence = await take(store, 't', here);
      const cut =
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
      for (let seq = 1; seq <= 20; seq += 1) {
        const append = reasonOf(store.log.append('t', fence, [row((await headAfterCuts(store)) + 1)]));
        await askPostgres(place.databaseUrl, cut);
        expect(['written', 'failed']).toContain(await append);
      }
      const head = await headAfterCuts(store);
      expect((await store.log.read('t', 1)).map(({ seq }) => seq)).toEqual(rows(1, head).map(({ seq }) => seq));
      expect(await reasonOf(store.log.append('t', fence, [row(head + 1)]))).toBe('written');
    });
  }
});

/** Retries until a connection answers: the first may be broken without knowing. */
async function headAfterCuts(store: Store): Promise<number> {
  for (let tries = 0; tries < 20; tries += 1) {
    const head = await store.log.head('t').catch(() => null);
    if (head !== null) return head;
  }
  throw new Error('no connection answers');
}

/** Appends, three at a time, until the lease is gone. Returns the number of promised rows. */
async function writeUntilRefused(log: Store['log'], fence: number, head: number): Promise<number> {
  let promised = 0;
  for (;;) {
    const next = head + promised;
    const outcomes = await Promise.all([1, 2, 3].map(step => reasonOf(log.append('t', fence, [row(next + step, String(fence))]))));
    promised += outcomes.filter(outcome => outcome === 'written').length;
    if (outcomes.includes('fence')) return promised;
    if (outcomes.some(outcome => outcome !== 'written')) throw new Error(`unexpected: ${outcomes.join()}`);
  }
}
