/** The database as the queries see it: one entry per table. The columns themselves are made in `migrations.ts`. */

import type { CompiledQuery, Kysely, RawBuilder } from 'kysely';
import type { StoredDevice } from '../shape/devices.ts';
import type { StoredAnswer } from '../shape/evenings.ts';
import type { StoredFeat } from '../shape/feats.ts';
import type { StoredGuest, StoredPasskey } from '../shape/guests.ts';
import type { LogRow } from '../shape/log.ts';
import type { GuestReport, OperatorAct, OperatorNotice } from '../shape/moderation.ts';
import type { Rating } from '../shape/ratings.ts';
import type { Result, ResultSeat } from '../shape/results.ts';
import type { Holder, TableHeader, TableOrders } from '../shape/tables.ts';
import type { Instant, Player } from '../shape/values.ts';

export interface Schema {
  readonly guests: StoredGuest;
  readonly passkeys: StoredPasskey;
  readonly devices: StoredDevice;
  /** Codes made without the first one. */
  readonly laterCodes: { readonly hash: string; readonly guest: string; readonly rank: number };
  /** Used challenges, until they expire. */
  readonly challenges: { readonly challenge: string; readonly until: Instant };
  readonly tables: TableHeader;
  readonly holders: Holder & { readonly until: Instant };
  readonly leases: { readonly tableId: string; readonly fence: number; readonly holder: string | null };
  /** Standing orders of guests at correspondence tables. */
  readonly standingOrders: TableOrders & { readonly tableId: string };
  readonly log: LogRow & { readonly tableId: string };
  readonly reports: GuestReport;
  readonly blocks: { readonly guest: string; readonly blocked: string };
  readonly notices: OperatorNotice;
  readonly acts: OperatorAct;
  /** The guests who have begun a game at each table. */
  readonly seated: { readonly guest: string; readonly tableId: string };
  readonly results: Omit<Result, 'seats'>;
  readonly resultSeats: Omit<ResultSeat, 'player'> & PlayerColumns & SeatOf;
  readonly closings: { readonly resultId: string; readonly guest: string };
  readonly keptLogs: { readonly resultId: string; readonly log: string };
  readonly feats: StoredFeat;
  /** The links by which guests have sent feats. */
  readonly featLinks: { readonly link: string; readonly guest: string; readonly at: Instant };
  readonly eveningAnswers: StoredAnswer;
  readonly ratings: Omit<Rating, 'player'> & PlayerColumns;
  readonly secrets: { readonly name: string; readonly value: string };
  readonly migrations: { readonly version: number; readonly at: Instant };
}

interface PlayerColumns {
  readonly playerKind: Player['kind'];
  readonly playerId: string;
}

/** A seat repeats what its result says of game and time, so that a player's history is one walk along an index. */
interface SeatOf {
  readonly resultId: string;
  readonly game: string;
  readonly endedAt: Instant;
}

export type Database = Kysely<Schema>;

/** Lists of values as rows of a query: each is a JSON list in the column `value`. However many there are, the statement is the same. */
export type Rows = (lists: readonly (readonly (string | number)[])[]) => RawBuilder<unknown>;

/** What the queries need beyond the SQL shared by both databases. */
export interface Engine {
  readonly db: Database;
  /** The database's clock, as an `Instant`. */
  readonly now: RawBuilder<Instant>;
  readonly rows: Rows;
  /** The size of the database on disk, in bytes. */
  readonly size: RawBuilder<number>;
  /** The end of a query that joins `leases`: until the transaction ends, no other process takes those. Locked in the order of their ids. */
  readonly lockedLeases: RawBuilder<unknown>;
  /**
   * One statement as a transaction of its own: how many rows it affected. Every move of every table takes this path: straight to the
   * driver, without the layers of the query builder.
   */
  alone(query: CompiledQuery): Promise<number>;
  /** Removes deleted and overwritten data from our files. */
  erase(): Promise<void>;
  /** Until the transaction ends, no other process migrates. */
  lockMigrations(transaction: Database): Promise<void>;
}

/** All writes happen in here: outside a transaction the embedded file would flush to disk on the main thread. */
export function write<T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T> {
  return db.transaction().execute(work);
}
