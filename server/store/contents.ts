/** The whole of what is stored, part by part and row by row: to be counted, and to be carried to another database. */

import { type Kysely, type RawBuilder, sql } from 'kysely';
import { version } from './migrations.ts';
import { type Database, type Engine, write } from './schema.ts';
import type { Contents, StoredRow, StorePart } from './shape/contents.ts';

/** What each part is sorted by, in an order in which no row names one that comes later. Who holds which table and challenges are not carried along. */
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
  log: ['tableId', 'seq'],
  results: ['id'],
  resultSeats: ['resultId', 'seat'],
  closings: ['resultId', 'guest'],
  keptLogs: ['resultId'],
  ratings: ['game', 'playerKind', 'playerId'],
  feats: ['id'],
  featLinks: ['link', 'guest'],
  secrets: ['name'],
};
const parts = Object.keys(keys) as StorePart[];
/** Rows that are read or written at once. */
const BATCH = 500;

/** The parts are as different as can be; here they are all just rows. */
type PlainRows = Kysely<{ readonly [Part in StorePart]: StoredRow }>;
const plain = (db: Database): PlainRows => db as unknown as PlainRows;

export function contentsIn({ db, now }: Engine): Contents {
  const count = async (at: Database, part: StorePart): Promise<number> => {
    const { rows } = await at
      .selectFrom(part)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  };
  const rowsAfter = (part: StorePart, last: StoredRow | undefined): Promise<StoredRow[]> => {
    const key = keys[part];
    const tuple = (values: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql`(${sql.join(values)})`;
    const columns = key.map(column => sql.ref(column));
    let query = plain(db).selectFrom(part).selectAll().limit(BATCH);
    for (const column of columns) query = query.orderBy(column);
    if (last !== undefined)
      query = query.where(sql<boolean>`${tuple(columns)} > ${tuple(key.map(column => sql`${last[column]}`))}`);
    return query.execute();
  };
  return {
    version,
    parts,
    counts: async () => {
      const counts: Partial<Record<StorePart, number>> = {};
      for (const part of parts) counts[part] = await count(db, part);
      return counts as Record<StorePart, number>;
    },
    async *rows(part) {
      for (let last: StoredRow | undefined; ; ) {
        const rows = await rowsAfter(part, last);
        yield* rows;
        last = rows.at(-1);
        if (rows.length < BATCH) return;
      }
    },
    fill: rows =>
      write(db, async transaction => {
        for (const part of parts) if ((await count(transaction, part)) > 0) throw new Error('the database is not empty');
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
    isServed: async () => (await db.selectFrom('holders').select('id').where('until', '>', now).executeTakeFirst()) !== undefined,
  };
}
