/**
 * The store: everything the server remembers, as one interface. Read this page first; `shape/` has its parts.
 *
 * The same queries speak to an embedded file and to PostgreSQL; `open.ts` chooses. The store knows no game: configurations,
 * seatings, inputs and states are JSON texts that it stores and never reads.
 *
 * A table is what its log says. Only the holder of the table's lease may append to it: every write that
 * belongs to a table names the fence, the number that the lease was given with, and is refused (`Refused`) once another process has
 * taken the lease since. Any other error means that the database failed.
 */
import type { Contents, Retention, Secrets } from './shape/contents.ts';
import type { Devices } from './shape/devices.ts';
import type { Evenings } from './shape/evenings.ts';
import type { Feats } from './shape/feats.ts';
import type { ClaimBook, Guests, Passkeys } from './shape/guests.ts';
import type { StoredLog } from './shape/log.ts';
import type { Moderation } from './shape/moderation.ts';
import type { Numbers } from './shape/numbers.ts';
import type { Ratings } from './shape/ratings.ts';
import type { Results } from './shape/results.ts';
import type { Leases, Tables } from './shape/tables.ts';

export interface Store {
  readonly guests: Guests;
  readonly passkeys: Passkeys;
  readonly claims: ClaimBook;
  readonly devices: Devices;
  readonly tables: Tables;
  readonly leases: Leases;
  readonly log: StoredLog;
  readonly results: Results;
  readonly ratings: Ratings;
  readonly feats: Feats;
  readonly evenings: Evenings;
  readonly secrets: Secrets;
  readonly keeping: Retention;
  readonly moderation: Moderation;
  readonly contents: Contents;
  readonly numbers: Numbers;
  /** Writes pending rows, then closes the database. */
  close(): Promise<void>;
}
