/** All stored data, part by part and row by row: for counting, and for copying to another database. */

import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Database, type Engine, write } from './database/schema.ts';
import type { Contents, StoredRow, StorePart } from './shape/contents.ts';

/** The sort key of each part, in an order where no row refers to a later one. Leases and challenges are not copied. */
const keys: { readonly [Part in StorePart]: readonly string[] } = {
  guests: ['id'],
  passkeys: ['id'],
  laterCodes: ['hash'],
  devices: ['endpoint'],
  tables: ['id'],
  reports: ['id'],
  blocks: ['guest', 'blocked'],
  notices: ['id'],
  acts: ['id'],
  seated: ['guest', 'tableId'],
  standingOrders: ['tableId', 'guest'],
  log: ['tableId', 'seq'],
  results: ['id'],
  resultSeats: ['resultId', 'seat'],
  closings: ['resultId', 'guest'],
  keptLogs: ['resultId'],
  ratings: ['game', 'playerKind', 'playerId'],
  feats: ['id'],
  featLinks: ['link', 'guest'],
  eveningAnswers: ['evening', 'at', 'guest'],
  secrets: ['name'],
};
const parts = Object.keys(keys) as StorePart[];
/** The number of rows read or written at once. */
const BATCH = 500;

/** The parts are as different as can be; here they are all just rows. */
type PlainRows = Kysely<{ readonly [Part in StorePart]: StoredRow }>;
const plain = (db: Database): PlainRows => db as unknown as PlainRows;

export function contentsIn({ db, now, size }: Engine, version: number): Contents {
  const count = async (at: Database, part: StorePart): Promise<number> => {
    const { rows } = await at
      .selectFrom(part)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  };
  const rowsAfter = (at: Database, part: StorePart, last: StoredRow | undefined): Promise<StoredRow[]> => {
    const key = keys[part];
    const tuple = (values: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql`(${sql.join(values)})`;
    const columns = key.map(column => sql.ref(column));
    let query = plain(at).selectFrom(part).selectAll().limit(BATCH);
    for (const column of columns) query = query.orderBy(column);
    if (last !== undefined)
      query = query.where(sql<boolean>`${tuple(columns)} > ${tuple(key.map(column => sql`${last[column]}`))}`);
    return query.execute();
  };
  async function* rowsOf(at: Database, part: StorePart): AsyncGenerator<StoredRow> {
    for (let last: StoredRow | undefined; ; ) {
      const rows = await rowsAfter(at, part, last);
      yield* rows;
      last = rows.at(-1);
      if (rows.length < BATCH) return;
    }
  }
  /** A database of an earlier version lacks some of them. */
  const partsIn = async (at: Database): Promise<readonly StorePart[]> => {
    const there = new Set((await at.introspection.getTables()).map(({ name }) => name));
    return parts.filter(part => there.has(part) || there.has(part.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)));
  };
  return {
    version,
    parts,
    counts: async () => {
      const counts: Partial<Record<StorePart, number>> = {};
      for (const part of parts) counts[part] = await count(db, part);
      return counts as Record<StorePart, number>;
    },
    rows: part => rowsOf(db, part),
    async *all() {
      const still = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
      try {
        for (const of of await partsIn(still)) for await (const row of rowsOf(still, of)) yield { of, row };
      } finally {
        await still.rollback().execute();
      }
    },
    fill: rows =>
      write(db, async transaction => {
        for (const part of await partsIn(transaction))
          if ((await count(transaction, part)) > 0) throw new Error('the database is not empty');
        let waiting: StoredRow[] = [];
        let part: StorePart | null = null;
        const put = async (): Promise<void> => {
          if (part !== null && waiting.length > 0) await plain(transaction).insertInto(part).values(waiting).execute();
          waiting = [];
        };
        for await (const { of, row } of rows) {
          if (of !== part || waiting.length === BATCH) await put();
          part = of;
          waiting.push(row);
        }
        await put();
      }),
    size: async () => (await db.selectNoFrom(size.as('bytes')).executeTakeFirstOrThrow()).bytes,
    isServed: async () => (await db.selectFrom('holders').select('id').where('until', '>', now).executeTakeFirst()) !== undefined,
  };
}
