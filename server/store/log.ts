/** The logs of all tables: dense numbers, written by nobody but the holder of the table's lease, never changed. */

import { Refused } from './errors.ts';
import { fencesOf, staleFence } from './fence.ts';
import { type Append, type Commit, type Journal, journal } from './journal.ts';
import { type Database, write } from './schema.ts';
import type { Log, LogRow } from './store.ts';

/** Both databases bound the number of parameters in one statement, and the embedded one keeps statements of every length seen. */
const rowsPerInsert = 200;

export interface LogWithJournal {
  readonly log: Log;
  readonly journal: Journal;
}

export function logIn(db: Database): LogWithJournal {
  const entries = journal(commitIn(db));
  const log: Log = {
    append: async (tableId, fence, rows) => {
      // What the database could not take must not spoil the commit of the others.
      for (const { entry } of rows) if (entry.includes('\0')) throw new TypeError('an entry must be JSON text');
      await entries.append({ tableId, fence, rows });
    },
    read: (tableId, from) =>
      db
        .selectFrom('log')
        .select(['seq', 'at', 'entry'])
        .where('tableId', '=', tableId)
        .where('seq', '>=', from)
        .orderBy('seq')
        .execute(),
    head: async tableId => (await headsOf(db, [tableId])).get(tableId) ?? 0,
    figures: entries.figures,
  };
  return { log, journal: entries };
}

/** The number of the last row of each of these tables. */
export async function headsOf(db: Database, tableIds: readonly string[]): Promise<Map<string, number>> {
  const heads = await db
    .selectFrom('tables')
    .select(({ selectFrom }) => [
      'id',
      selectFrom('log')
        .select(({ fn }) => fn.max('seq').as('seq'))
        .whereRef('log.tableId', '=', 'tables.id')
        .as('head'),
    ])
    .where('id', 'in', tableIds)
    .execute();
  return new Map(heads.map(({ id, head }) => [id, head ?? 0]));
}

function commitIn(db: Database): Commit {
  return appends =>
    write(db, async transaction => {
      const tableIds = [...new Set(appends.map(({ tableId }) => tableId))];
      const fences = await fencesOf(transaction, tableIds);
      // Asked only now: before the leases were locked, another could still have been writing.
      const heads = await headsOf(transaction, tableIds);
      const accepted: (LogRow & { tableId: string })[] = [];
      const refusals = appends.map(append => {
        const { tableId, fence, rows } = append;
        const head = heads.get(tableId) ?? 0;
        if (fences.get(tableId) !== fence) return staleFence(tableId, fence);
        if (!follows(append, head))
          return new Refused('seq', `row ${head + 1} of table ${tableId} is the next, not ${rows[0]?.seq}`);
        heads.set(tableId, head + rows.length);
        for (const { seq, at, entry } of rows) accepted.push({ tableId, seq, at, entry });
        return null;
      });
      for (let from = 0; from < accepted.length; from += rowsPerInsert) {
        await transaction
          .insertInto('log')
          .values(accepted.slice(from, from + rowsPerInsert))
          .execute();
      }
      return refusals;
    });
}

function follows({ rows }: Append, head: number): boolean {
  return rows.every(({ seq }, index) => seq === head + 1 + index);
}
