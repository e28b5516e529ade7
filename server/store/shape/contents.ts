/** Maintenance of the store: its secrets, deletions, and all of its rows. */
import type { Instant, JsonText } from './values.ts';

export interface Secrets {
  /** The secret of this name that any process stored first: `fresh` if there was none. */
  keep(name: string, fresh: string): Promise<string>;
}

export interface Retention {
  /**
   * Reduces a guest to a number: no name, no code, no preferences, no rating, no valid cookie; in games of others a
   * stranger of this name, finished or not. `blurred` does that to a text which names its people. Tables where they have played lose their
   * lease: the process that serves one reloads it, without the name. Returns the codes of those tables.
   */
  forget(guest: string, how: { readonly name: string; blurred(text: JsonText): JsonText }): Promise<string[]>;
  /** Guests whose deletion is due. */
  due(now: Instant): Promise<string[]>;
  /**
   * Removes tables that were never started and guests who neither began a game nor host a table, unless used
   * since `unused`; feats sent before that, with their links, and answers to evenings before that; and, unless `old` is null, tables
   * without events since then, with their games.
   */
  purge(before: {
    readonly unused: Instant;
    readonly old: Instant | null;
  }): Promise<{ readonly tables: number; readonly guests: number }>;
}

export type StorePart =
  | 'guests'
  | 'passkeys'
  | 'laterCodes'
  | 'devices'
  | 'tables'
  | 'reports'
  | 'blocks'
  | 'notices'
  | 'acts'
  | 'seated'
  | 'standingOrders'
  | 'log'
  | 'results'
  | 'resultSeats'
  | 'closings'
  | 'keptLogs'
  | 'ratings'
  | 'feats'
  | 'featLinks'
  | 'eveningAnswers'
  | 'secrets';

export interface StoredRow {
  readonly [column: string]: string | number | null;
}

/** All stored data, for maintenance, without leases and challenges. */
export interface Contents {
  /** The version of the database: rows fit only into a database of the same version. */
  readonly version: number;
  /** No row refers to one of a later part. */
  readonly parts: readonly StorePart[];
  counts(): Promise<{ readonly [Part in StorePart]: number }>;
  /** All rows of a part, read a few at a time. */
  rows(part: StorePart): AsyncIterable<StoredRow>;
  /** A snapshot of all rows of all parts, whatever is written meanwhile; rows of a part come together. */
  all(): AsyncIterable<{ readonly of: StorePart; readonly row: StoredRow }>;
  /** Inserts these rows into an empty database, all or none; rows of a part come together. Throws if it is not empty. */
  fill(rows: AsyncIterable<{ readonly of: StorePart; readonly row: StoredRow }>): Promise<void>;
  /** The size of all data on disk, in bytes. */
  size(): Promise<number>;
  /** Does a living process serve its tables? */
  isServed(): Promise<boolean>;
}
