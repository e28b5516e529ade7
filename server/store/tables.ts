/** The headers of tables: what the lobby shows, and what must be known before a log can be replayed. */

import { mustHold } from './fence.ts';
import { type Engine, write } from './schema.ts';
import type { Tables } from './store.ts';

export function tablesIn({ db, now }: Engine): Tables {
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
    update: (id, fence, changes, at) =>
      write(db, async transaction => {
        await mustHold(transaction, id, fence);
        await transaction
          .updateTable('tables')
          .set({ ...changes, updatedAt: at })
          .where('id', '=', id)
          .execute();
      }),
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
