/** Opens the store, in a folder or in PostgreSQL, and brings it up to date. Any number of processes may do this at once. */

import { guestsIn } from './guests.ts';
import { leasesIn } from './leases.ts';
import { logIn } from './log.ts';
import { migrate } from './migrations.ts';
import { postgresEngine } from './postgres.ts';
import { ratingsIn } from './ratings.ts';
import { resultsIn } from './results.ts';
import { secretsIn } from './secrets.ts';
import { sqliteEngine } from './sqlite.ts';
import type { Store } from './store.ts';
import { tablesIn } from './tables.ts';

export type Place = { readonly dataDir: string } | { readonly databaseUrl: string };

export async function openStore(place: Place): Promise<Store> {
  const engine = 'dataDir' in place ? sqliteEngine(place.dataDir) : postgresEngine(place.databaseUrl);
  const { db } = engine;
  try {
    await migrate(engine);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const { log, journal } = logIn(db);
  return {
    guests: guestsIn(db),
    tables: tablesIn(engine),
    leases: leasesIn(engine),
    log,
    results: resultsIn(db),
    ratings: ratingsIn(db),
    secrets: secretsIn(db),
    async close() {
      await journal.close();
      await db.destroy();
    },
  };
}
