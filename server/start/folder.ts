/**
 * One folder belongs to one server. The lock is SQLite's own on a file beside the database: it ends with the process, however that ends.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';

/** Locks the folder; returns the way to unlock it. */
export function takeFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const lock = new Libsql(join(dataDir, 'server.lock'));
  try {
    lock.exec('begin exclusive');
  } catch (why) {
    lock.close();
    if (!(why instanceof Error && 'code' in why && why.code === 'SQLITE_BUSY')) throw why;
    throw new Error(
      `another server uses the folder "${dataDir}". Stop that one, or give this one a folder of its own with DATA_DIR. Servers that share their tables need PostgreSQL: see DATABASE_URL.`,
      { cause: why },
    );
  }
  return () => lock.close();
}
