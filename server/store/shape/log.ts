/** The log of a table, row by row. */
import type { Instant, JsonText } from './values.ts';

export interface LogRow {
  /** 1 for the first row of a table; no number is ever left out. */
  readonly seq: number;
  readonly at: Instant;
  readonly entry: JsonText;
}

export interface StoredLog {
  /**
   * Done when the rows are on disk. Rows of one call are kept or refused together, and calls for one table are kept in the order
   * they were made. `dueAt` is when a table of days must be looked at, and is kept or refused with them. `Refused` says why nothing was written; after `Failed` read the log again before going on.
   */
  append(tableId: string, fence: number, rows: readonly LogRow[], dueAt?: Instant): Promise<void>;
  /** The rows from this number on. */
  read(tableId: string, from: number): Promise<LogRow[]>;
  /** The number of the last row; 0 for an empty log. */
  head(tableId: string): Promise<number>;
  /** For the metrics page; counted since the store was opened. */
  figures(): LogFigures;
}

export interface LogFigures {
  /** Transactions that were committed, and the appends they carried. */
  readonly commits: number;
  readonly appends: number;
  readonly refused: number;
  readonly failed: number;
  /** Appends that wait for a commit now. */
  readonly waiting: number;
}
