/**
 * Commits the writes of several tables in one transaction. Normally it is a single statement: rows go into the log if the lease of each
 * one's table is still the one it names. If that fails for any of them, nothing is written, and the slow path follows: the leases are read
 * and locked, and each table is told why it was left out. All writes use the same statements.
 */

import { type CompiledQuery, sql } from 'kysely';
import { type Database, type Engine, type Rows, write } from './database/schema.ts';
import { Refused } from './errors.ts';
import { fencesOf, staleFence } from './fence.ts';
import type { Append, Commit } from './journal.ts';

/** The number of the last row of each of these tables. */
export async function headsOf(db: Database, rows: Rows, tableIds: readonly string[]): Promise<Map<string, number>> {
  if (tableIds.length === 0) return new Map();
  const heads = await db
    .selectFrom('log')
    .select(({ fn }) => ['tableId', fn.max('seq').as('head')])
    .where('tableId', 'in', sql<string>`(select value->>0 from ${rows(tableIds.map(id => [id]))})`)
    .groupBy('tableId')
    .execute();
  return new Map(heads.map(({ tableId, head }) => [tableId, head]));
}

/** Where a log ended when this process last wrote to it. While the lease is the same, no other process can have written since. */
interface Known {
  readonly fence: number;
  readonly head: number;
}
/** How many tables are remembered; others are queried again. */
const mostKnown = 20_000;

/** A row of the log with its lease: table, number, time, entry, fence. */
type Leased = readonly [string, number, number, string, number];

/** Writes the rows if the lease of each is held, all or none of them, and locks those leases, in the order of their ids as everywhere. */
const insertOf = ({ db, rows, lockedLeases }: Engine): ((all: readonly Leased[]) => CompiledQuery) => {
  const insert = sql`with held as (
      select value from ${rows([])} join leases on leases.table_id = value->>0 and leases.fence = cast(value->>4 as bigint)
      ${lockedLeases}
    )
    insert into log (table_id, seq, at, entry)
    select value->>0, cast(value->>1 as bigint), cast(value->>2 as bigint), value->>3
    from held where (select count(*) from held) = cast(${0} as bigint)`.compile(db);
  return all => ({ ...insert, parameters: [JSON.stringify(all), all.length] });
};

export function commitIn(engine: Engine): Commit {
  const { db, rows: rowsOf, alone } = engine;
  const known = new Map<string, Known>();
  const insert = insertOf(engine);

  /** The rows of all of them, if all may be written as far as is known here. */
  const leased = (appends: readonly Append[]): readonly Leased[] | null => {
    const all: Leased[] = [];
    const heads = new Map<string, number>();
    for (const append of appends) {
      const { tableId, fence, rows, header } = append;
      const last = known.get(tableId);
      if (header !== null || last?.fence !== fence) return null;
      const head = heads.get(tableId) ?? last.head;
      if (!follows(append, head)) return null;
      heads.set(tableId, head + rows.length);
      for (const { seq, at, entry } of rows) all.push([tableId, seq, at, entry, fence]);
    }
    return all;
  };
  const atOnce = async (all: readonly Leased[]): Promise<boolean> => {
    if ((await alone(insert(all))) !== all.length) return false;
    for (const [tableId, head, , , fence] of all) known.set(tableId, { fence, head });
    return true;
  };

  const withCare = (appends: readonly Append[]) =>
    write(db, async transaction => {
      const tableIds = [...new Set(appends.map(({ tableId }) => tableId))];
      const fences = await fencesOf(transaction, rowsOf, tableIds);
      // Queried only now: before the leases were locked, another process could still have been writing.
      const remembered = (id: string): number | null => {
        const last = known.get(id);
        return last !== undefined && last.fence === fences.get(id) ? last.head : null;
      };
      const heads = await headsOf(
        transaction,
        rowsOf,
        tableIds.filter(id => remembered(id) === null),
      );
      for (const id of tableIds) heads.set(id, remembered(id) ?? heads.get(id) ?? 0);
      const accepted: Leased[] = [];
      const refusals = appends.map(append => {
        const { tableId, fence, rows } = append;
        const head = heads.get(tableId)!;
        if (fences.get(tableId) !== fence) return staleFence(tableId, fence);
        if (!follows(append, head))
          return new Refused('seq', `row ${head + 1} of table ${tableId} is the next, not ${rows[0]?.seq}`);
        heads.set(tableId, head + rows.length);
        for (const { seq, at, entry } of rows) accepted.push([tableId, seq, at, entry, fence]);
        return null;
      });
      if (accepted.length > 0) await transaction.executeQuery(insert(accepted));
      for (const [index, { tableId, header }] of appends.entries())
        if (header !== null && refusals[index] === null)
          await transaction.updateTable('tables').set(header).where('id', '=', tableId).execute();
      return { refusals, fences, heads };
    });

  return async appends => {
    try {
      const all = leased(appends);
      if (all !== null && (await atOnce(all))) return appends.map(() => null);
      const { refusals, fences, heads } = await withCare(appends);
      if (known.size > mostKnown) known.clear();
      for (const [tableId, fence] of fences) known.set(tableId, { fence, head: heads.get(tableId)! });
      return refusals;
    } catch (error) {
      // It is unknown what was written.
      known.clear();
      throw error;
    }
  };
}

function follows({ rows }: Append, head: number): boolean {
  return rows.every(({ seq }, index) => seq === head + 1 + index);
}
