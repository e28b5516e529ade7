/** The log of a table, row by row. */
import type { Instant, JsonText } from './values.ts';

export interface LogRow {
  /** 1 for the first row of a table; numbers have no gaps. */
  readonly seq: number;
  readonly at: Instant;
  readonly entry: JsonText;
}

export interface StoredLog {
  /**
   * Resolves when the rows are on disk. Rows of one call are stored or refused together, and calls for one table in the order
   * they were made. `dueAt` is when a correspondence table must be woken, stored or refused with them. `Refused` says why nothing was
   * written; after `Failed`, reread the log before continuing.
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
  /** Committed transactions, and their appends. */
  readonly commits: number;
  readonly appends: number;
  readonly refused: number;
  readonly failed: number;
  /** Appends now waiting for a commit. */
  readonly waiting: number;
}
