/** Runs a suite against both databases: what holds for one must hold for the other. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { migrate } from '../database/migrations.ts';
import { engineAt, openStore, type StorePlace } from '../open.ts';
import type { StoredGuest } from '../shape/guests.ts';
import type { Holder, TableHeader } from '../shape/tables.ts';
import type { Store } from '../store.ts';
import { askPostgres, type Postgres, startPostgres } from './postgres.ts';

export interface Databases {
  readonly kind: 'file' | 'postgres';
  /** A new, empty database. */
  fresh(): Promise<StorePlace>;
  /** A database of an older program that knew only the first migration steps, with these rows in it. */
  older(version: number, inserts: readonly string[]): Promise<StorePlace>;
  /** The store, closed by itself after the test. */
  open(place: StorePlace): Promise<Store>;
  /** Runs a statement past the store. */
  tamper(place: StorePlace, statement: string): Promise<void>;
  /** Makes every insert into the log fail whose entry has the word in it. */
  sabotage(place: StorePlace, word: string): Promise<void>;
}

export function withBothDatabases(run: (databases: Databases) => void): void {
  const suite = (databases: Omit<Databases, 'older'>): void =>
    run({
      ...databases,
      older: async (version, inserts) => {
        const place = await databases.fresh();
        const engine = engineAt(place);
        await migrate(engine, version);
        await engine.db.destroy();
        for (const insert of inserts) await databases.tamper(place, insert);
        return place;
      },
    });
  const opened: Store[] = [];
  const open = async (place: StorePlace): Promise<Store> => {
    const store = await openStore(place);
    opened.push(store);
    return store;
  };
  const closeAll = async () => {
    await Promise.all(opened.splice(0).map(store => store.close()));
  };

  describe('the embedded file', () => {
    const folders: string[] = [];
    afterEach(closeAll);
    afterAll(async () => {
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    });
    suite({
      kind: 'file',
      open,
      async fresh() {
        const folder = await mkdtemp(join(tmpdir(), 'sixgun-store-'));
        folders.push(folder);
        return { dataDir: join(folder, 'data') };
      },
      tamper: tamperWithFile,
      sabotage: (place, word) =>
        tamperWithFile(
          place,
          `create trigger sabotage before insert on log when new.entry like '%${word}%' begin select raise(abort, 'sabotaged'); end`,
        ),
    });
  });

  describe('PostgreSQL', () => {
    let postgres: Postgres | null = null;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterEach(closeAll);
    afterAll(async () => {
      await postgres?.stop();
    });
    suite({
      kind: 'postgres',
      open,
      async fresh() {
        if (postgres === null) throw new Error('PostgreSQL is not running');
        return { databaseUrl: await postgres.freshUrl() };
      },
      tamper: tamperWithPostgres,
      sabotage: (place, word) =>
        tamperWithPostgres(
          place,
          `create function sabotage() returns trigger language plpgsql as $$ begin raise exception 'sabotaged'; end $$;
           create trigger sabotage before insert on log for each row when (new.entry like '%${word}%') execute function sabotage()`,
        ),
    });
  });
}

async function tamperWithFile(place: StorePlace, statement: string): Promise<void> {
  if (!('dataDir' in place)) throw new Error('not an embedded file');
  const file = new Libsql(join(place.dataDir, 'sixgun.db'), { timeout: 5000 });
  file.exec(statement);
  file.close();
}

async function tamperWithPostgres(place: StorePlace, statement: string): Promise<void> {
  if (!('databaseUrl' in place)) throw new Error('not a PostgreSQL database');
  await askPostgres(place.databaseUrl, statement);
}

export const ann: StoredGuest = {
  id: 'ann',
  name: 'Ann',
  recovery: 'hash of ann',
  preferences: '{}',
  createdAt: 1000,
  seenAt: 1000,
  epoch: 0,
  bannedUntil: null,
  reactions: '[]',
  doubts: '[]',
  rest: '{}',
  forgetAt: null,
};

export const here: Holder = { id: 'here', address: 'http://here' };
export const there: Holder = { id: 'there', address: 'http://there' };

export function tableOf(id: string): TableHeader {
  return {
    id,
    code: `code of ${id}`,
    game: 'duel',
    rules: '1',
    config: '{"seats":2}',
    host: ann.id,
    visibility: 'open',
    seating: '[]',
    status: 'gathering',
    createdAt: 2000,
    updatedAt: 2000,
    closedAt: null,
    dueAt: null,
    asked: '{}',
  };
}

/** A store with Ann in it and these tables, without holders. */
export async function furnished(databases: Databases, tableIds: readonly string[]): Promise<{ place: StorePlace; store: Store }> {
  const place = await databases.fresh();
  const store = await databases.open(place);
  await store.guests.create(ann);
  for (const id of tableIds) await store.tables.create(tableOf(id));
  return { place, store };
}

/** Takes a free table, and returns the fence. */
export async function take(store: Store, tableId: string, holder: Holder): Promise<number> {
  await store.leases.beat(holder, 60_000);
  const taken = await store.leases.take(tableId, holder.id);
  if (taken.kind !== 'held') throw new Error(`table ${tableId} is not free: ${JSON.stringify(taken)}`);
  return taken.fence;
}
