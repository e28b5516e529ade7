/** The headers of tables: what the lobby shows, and what must be known before a log can be replayed. */

import type { Journal } from './journal.ts';
import { type Engine, write } from './schema.ts';
import type { Tables } from './store.ts';

export function tablesIn({ db, now }: Engine, journal: Journal): Tables {
  return {
    create: header =>
      write(db, async transaction => {
        const made = await transaction
          .insertInto('tables')
          .values(header)
          .onConflict(conflict => conflict.doNothing())
          .executeTakeFirst();
        return made.numInsertedOrUpdatedRows === 1n;
      }),
    update: (id, fence, changes, at) => journal.append({ tableId: id, fence, rows: [], header: { ...changes, updatedAt: at } }),
    find: async id => (await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
    findByCode: async code => (await db.selectFrom('tables').selectAll().where('code', '=', code).executeTakeFirst()) ?? null,
    lobby: limit =>
      db
        .selectFrom('tables')
        .selectAll()
        .where('visibility', '=', 'open')
        .where('status', 'in', ['gathering', 'playing'])
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('leases')
              .innerJoin('holders', 'holders.id', 'leases.holder')
              .select('leases.tableId')
              .whereRef('leases.tableId', '=', 'tables.id')
              .where('holders.until', '>', now),
          ),
        )
        .orderBy('updatedAt', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute(),
  };
}
