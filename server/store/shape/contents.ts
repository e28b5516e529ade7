/** Looking after the store: its secrets, what is removed from it, and all of its rows. */
import type { Instant, JsonText } from './values.ts';

export interface Secrets {
  /** The secret of this name that was kept first, by any process: `fresh` if there was none. */
  keep(name: string, fresh: string): Promise<string>;
}

export interface Retention {
  /**
   * A guest is only a number from now on: no name, no code, no preferences, no rating, no cookie that is worth anything; in games of others a
   * stranger of this name, finished or not. `blurred` does that to a text which names its people. Tables where they have played are nobody's
   * afterwards: the process that serves one reads it again, without the name. Answers with the codes of those tables.
   */
  forget(guest: string, how: { readonly name: string; blurred(text: JsonText): JsonText }): Promise<string[]>;
  /** Guests who are to be forgotten by now. */
  due(now: Instant): Promise<string[]>;
  /**
   * Removes tables that were never started and guests who neither began a game nor host a table, all of them if nobody has touched
   * them since `unused`; feats that were sent before that, by which links, and answers to evenings before that; and, unless `old` is null, tables at which nothing has happened since then, with their games.
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

/** All that is stored, for those who look after it. Who holds which table and challenges are not part of it. */
export interface Contents {
  /** Of the shape of the database: rows fit only into a database of the same version. */
  readonly version: number;
  /** No row names one of a later part. */
  readonly parts: readonly StorePart[];
  counts(): Promise<{ readonly [Part in StorePart]: number }>;
  /** All rows of a part, read a few at a time. */
  rows(part: StorePart): AsyncIterable<StoredRow>;
  /** All rows of all parts as they are at one moment, whatever is written meanwhile; rows of a part come together. */
  all(): AsyncIterable<{ readonly of: StorePart; readonly row: StoredRow }>;
  /** Puts these rows into an empty database, all of them or none; rows of a part come together. Throws if it is not empty. */
  fill(rows: AsyncIterable<{ readonly of: StorePart; readonly row: StoredRow }>): Promise<void>;
  /** What all of it takes on the disk, in bytes. */
  size(): Promise<number>;
  /** Does a living process serve its tables? */
  isServed(): Promise<boolean>;
}
