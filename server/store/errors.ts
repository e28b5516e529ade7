/** How a write can end badly: refused for a reason that the caller can act on, or failed with the database. */

/**
 * Nothing was written, and the database is well.
 * 'fence': another process may hold the table now; stop serving it. 'seq': the rows do not follow the last one; read the log again.
 */
export class Refused extends Error {
  readonly reason: 'fence' | 'seq';

  constructor(reason: 'fence' | 'seq', message: string) {
    super(message);
    this.name = 'Refused';
    this.reason = reason;
  }
}

/**
 * The database failed while these rows were being written. They are in the log all together or not at all, but when the
 * connection broke during the commit, it is unknown which: only the log itself can tell.
 */
export class StoreFailed extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'Failed';
  }
}
