/**
 * What several tables wrote becomes one transaction: their leases are looked at and locked, then all rows go into the log with one
 * statement. The statements are the same whatever is written, so that they are prepared once.
 */

import { sql } from 'kysely';
import { Refused } from './errors.ts';
import { fencesOf, staleFence } from './fence.ts';
import type { Append, Commit } from './journal.ts';
import { type Database, type Engine, type Rows, write } from './schema.ts';

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

/** Where a log ended when this process last wrote to it. As long as the lease is the same, nobody else can have written since. */
interface Known {
  readonly fence: number;
  readonly head: number;
}
/** How many tables are remembered. What is forgotten is asked for again. */
const mostKnown = 20_000;

export function commitIn({ db, rows: rowsOf }: Engine): Commit {
  const known = new Map<string, Known>();

  const inOne = (appends: readonly Append[]) =>
    write(db, async transaction => {
      const tableIds = [...new Set(appends.map(({ tableId }) => tableId))];
      const fences = await fencesOf(transaction, rowsOf, tableIds);
      // Asked only now: before the leases were locked, another could still have been writing.
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
      const accepted: (readonly [string, number, number, string])[] = [];
      const refusals = appends.map(append => {
        const { tableId, fence, rows } = append;
        const head = heads.get(tableId)!;
        if (fences.get(tableId) !== fence) return staleFence(tableId, fence);
        if (!follows(append, head))
          return new Refused('seq', `row ${head + 1} of table ${tableId} is the next, not ${rows[0]?.seq}`);
        heads.set(tableId, head + rows.length);
        for (const { seq, at, entry } of rows) accepted.push([tableId, seq, at, entry]);
        return null;
      });
      if (accepted.length > 0)
        await sql`insert into log (table_id, seq, at, entry)
          select value->>0, cast(value->>1 as bigint), cast(value->>2 as bigint), value->>3 from ${rowsOf(accepted)}`.execute(
          transaction,
        );
      for (const [index, { tableId, header }] of appends.entries())
        if (header !== null && refusals[index] === null)
          await transaction.updateTable('tables').set(header).where('id', '=', tableId).execute();
      return { refusals, fences, heads };
    });

  return async appends => {
    try {
      const { refusals, fences, heads } = await inOne(appends);
      if (known.size > mostKnown) known.clear();
      for (const [tableId, fence] of fences) known.set(tableId, { fence, head: heads.get(tableId)! });
      return refusals;
    } catch (error) {
      // Nobody knows what was written.
      known.clear();
      throw error;
    }
  };
}

function follows({ rows }: Append, head: number): boolean {
  return rows.every(({ seq }, index) => seq === head + 1 + index);
}
