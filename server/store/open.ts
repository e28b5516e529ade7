/** Opens the store, in a folder or in PostgreSQL, and brings it up to date. Any number of processes may do this at once. */

import { claimsIn } from './claims.ts';
import { commitIn } from './commit.ts';
import { contentsIn } from './contents.ts';
import { migrate, version } from './database/migrations.ts';
import { postgresEngine } from './database/postgres.ts';
import type { Engine } from './database/schema.ts';
import { sqliteEngine } from './database/sqlite.ts';
import { devicesIn } from './devices.ts';
import { eveningsIn } from './evenings.ts';
import { featsIn } from './feats.ts';
import { guestsIn } from './guests.ts';
import { journal } from './journal.ts';
import { leasesIn } from './leases.ts';
import { logIn } from './log.ts';
import { moderationIn } from './moderation.ts';
import { numbersIn } from './numbers.ts';
import { passkeysIn } from './passkeys.ts';
import { ratingsIn } from './ratings.ts';
import { resultsIn } from './results.ts';
import { retentionIn } from './retention.ts';
import { secretsIn } from './secrets.ts';
import type { Store } from './store.ts';
import { tablesIn } from './tables.ts';

export type StorePlace = { readonly dataDir: string } | { readonly databaseUrl: string };

export const engineAt = (place: StorePlace): Engine =>
  'dataDir' in place ? sqliteEngine(place.dataDir) : postgresEngine(place.databaseUrl);

/** At this version of its shape, which is the newest unless something older is to be put into it. */
export async function openStore(place: StorePlace, to = version): Promise<Store> {
  const engine = engineAt(place);
  const { db } = engine;
  try {
    await migrate(engine, to);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const written = journal(commitIn(engine));
  return {
    guests: guestsIn(db),
    passkeys: passkeysIn(db),
    claims: claimsIn(db),
    devices: devicesIn(db),
    tables: tablesIn(engine, written),
    leases: leasesIn(engine),
    log: logIn(engine, written),
    results: resultsIn(engine),
    ratings: ratingsIn(db),
    feats: featsIn(db),
    evenings: eveningsIn(db),
    secrets: secretsIn(db),
    keeping: retentionIn(engine),
    moderation: moderationIn(engine),
    contents: contentsIn(engine, to),
    numbers: numbersIn(db),
    async close() {
      await written.close();
      await db.destroy();
    },
  };
}
