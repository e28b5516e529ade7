/**
 * The check that every write to a table begins with. It locks the lease's row until the transaction ends, so that the lease cannot
 * change hands between the look and the commit: the next holder waits, and then reads everything written.
 */

import { sql } from 'kysely';
import type { Database, Engine, Rows } from './database/schema.ts';
import { Refused } from './errors.ts';

/** The current fences, by table. Locked in the order of their ids, so that two transactions never wait for each other. */
export async function fencesOf(
  transaction: Database,
  rows: Rows,
  tableIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const leases = await transaction
    .selectFrom('leases')
    .select(['tableId', 'fence'])
    .where('tableId', 'in', sql<string>`(select value->>0 from ${rows(tableIds.map(id => [id]))})`)
    .orderBy('tableId')
    .forUpdate()
    .execute();
  return new Map(leases.map(({ tableId, fence }) => [tableId, fence]));
}

export async function mustHold(transaction: Database, { rows }: Engine, tableId: string, fence: number): Promise<void> {
  const fences = await fencesOf(transaction, rows, [tableId]);
  if (fences.get(tableId) !== fence) throw staleFence(tableId, fence);
}

export function staleFence(tableId: string, fence: number): Refused {
  return new Refused('fence', `the lease ${fence} of table ${tableId} is no longer held`);
}
