/** The logs of all tables: dense numbers, written only by the holder of the table's lease, never changed. */

import { headsOf } from './commit.ts';
import type { Engine } from './database/schema.ts';
import type { Journal } from './journal.ts';
import type { StoredLog } from './shape/log.ts';

export const logIn = ({ db, rows: rowsOf }: Engine, journal: Journal): StoredLog => ({
  append: async (tableId, fence, rows, dueAt) => {
    // An entry the database cannot store must not spoil the commit of others.
    for (const { entry } of rows) if (entry.includes('\0')) throw new TypeError('an entry must be JSON text');
    const header = dueAt === undefined ? null : { dueAt, updatedAt: rows.at(-1)!.at };
    await journal.append({ tableId, fence, rows, header });
  },
  read: (tableId, from) =>
    db
      .selectFrom('log')
      .select(['seq', 'at', 'entry'])
      .where('tableId', '=', tableId)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute(),
  head: async tableId => (await headsOf(db, rowsOf, [tableId])).get(tableId) ?? 0,
  figures: journal.figures,
});
