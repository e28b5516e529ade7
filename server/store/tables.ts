/** The headers of tables: what the lobby shows, and what is needed before a log can be replayed. */

import { sql } from 'kysely';
import { HOUSE } from '../../table/seats/drop-in.ts';
import { type Database, type Engine, write } from './database/schema.ts';
import type { Journal } from './journal.ts';
import type { Tables } from './shape/tables.ts';

/** How long a new table may take to be opened; it counts as open meanwhile. */
const opening = 60_000;

export function tablesIn({ db, now }: Engine, journal: Journal): Tables {
  /** Tables of this host that a living process serves, or that were made a moment ago. */
  const openOf = (from: Database, host: string) =>
    from
      .selectFrom('tables')
      .leftJoin('leases', 'leases.tableId', 'tables.id')
      .leftJoin('holders', 'holders.id', 'leases.holder')
      .where('tables.host', '=', host)
      .where(({ eb, or, and }) =>
        or([
          eb('holders.until', '>', now),
          and([eb('leases.tableId', 'is', null), eb('tables.createdAt', '>', sql<number>`${now} - ${sql.lit(opening)}`)]),
        ]),
      );
  /** How many tables of this host are open. The host's row is locked until the transaction ends, so that they cannot make two at once. */
  const openTablesOf = async (transaction: Database, host: string): Promise<number> => {
    await transaction.selectFrom('guests').select('id').where('id', '=', host).forUpdate().execute();
    const { open } = await openOf(transaction, host)
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .executeTakeFirstOrThrow();
    return open;
  };

  return {
    create: (header, most) =>
      write(db, async transaction => {
        if (most !== undefined && (await openTablesOf(transaction, header.host)) >= most) return 'too many';
        const made = await transaction
          .insertInto('tables')
          .values(header)
          .onConflict(conflict => conflict.doNothing())
          .executeTakeFirst();
        return made.numInsertedOrUpdatedRows === 1n ? 'created' : 'in use';
      }),
    update: (id, fence, changes, at) => journal.append({ tableId: id, fence, rows: [], header: { ...changes, updatedAt: at } }),
    seat: (id, guests) =>
      write(db, async transaction => {
        if (guests.length > 0)
          await transaction
            .insertInto('seated')
            .values([...new Set(guests)].map(guest => ({ guest, tableId: id })))
            .onConflict(conflict => conflict.doNothing())
            .execute();
      }),
    find: async id => (await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
    findByCode: async code =>
      (await db.selectFrom('tables').selectAll().where('code', '=', code).where('closedAt', 'is', null).executeTakeFirst()) ?? null,
    hostedBy: guest =>
      db.selectFrom('tables').selectAll().where('host', '=', guest).orderBy('createdAt', 'desc').orderBy('id').execute(),
    openOf: host => openOf(db, host).selectAll('tables').orderBy('tables.createdAt').orderBy('tables.id').execute(),
    due: (at, limit) =>
      db
        .selectFrom('tables')
        .selectAll()
        .where('dueAt', '<=', at)
        .where('closedAt', 'is', null)
        .orderBy('dueAt')
        .limit(limit)
        .execute(),
    daysOf: guest =>
      db
        .selectFrom('seated')
        .innerJoin('tables', 'tables.id', 'seated.tableId')
        .selectAll('tables')
        .where('seated.guest', '=', guest)
        .where('tables.dueAt', 'is not', null)
        .where('tables.closedAt', 'is', null)
        .orderBy('tables.dueAt')
        .orderBy('tables.id')
        .execute(),
    rouse: (guest, at) =>
      write(db, async transaction => {
        await transaction
          .updateTable('tables')
          .set({ dueAt: at })
          .where('dueAt', '>', at)
          .where('id', 'in', transaction.selectFrom('seated').select('tableId').where('guest', '=', guest))
          .execute();
      }),
    ordersAt: id => db.selectFrom('standingOrders').select(['guest', 'orders']).where('tableId', '=', id).execute(),
    order: (id, { guest, orders }) =>
      write(db, async transaction => {
        await transaction
          .insertInto('standingOrders')
          .values({ tableId: id, guest, orders })
          .onConflict(conflict => conflict.columns(['tableId', 'guest']).doUpdateSet({ orders }))
          .execute();
      }),
    lobby: limit =>
      db
        .selectFrom('tables')
        .selectAll()
        .where('visibility', '=', 'open')
        .where('closedAt', 'is', null)
        .where(({ eb, or }) => or([eb('status', 'in', ['gathering', 'playing']), eb('host', 'like', `${HOUSE}%`)]))
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
