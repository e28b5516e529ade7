/** What keeps people apart and in order: reports, blocks, bans, closed tables, notices to all, and what operators have done. */
import { type Engine, write } from './schema.ts';
import type { Moderation } from './shape/moderation.ts';

export function moderationIn({ db, now }: Engine): Moderation {
  return {
    report: report =>
      write(db, async transaction => {
        const known = await transaction
          .selectFrom('reports')
          .select('id')
          .where('reporter', '=', report.reporter)
          .where('reported', '=', report.reported)
          .where('settledAt', 'is', null)
          .executeTakeFirst();
        if (known === undefined) await transaction.insertInto('reports').values(report).execute();
      }),
    reports: limit =>
      db
        .selectFrom('reports')
        .innerJoin('guests as one', 'one.id', 'reports.reporter')
        .innerJoin('guests as other', 'other.id', 'reports.reported')
        .selectAll('reports')
        .select(['one.name as reporterName', 'other.name as reportedName'])
        .where('settledAt', 'is', null)
        .orderBy('reports.at')
        .orderBy('reports.id')
        .limit(limit)
        .execute(),
    settle: (id, at) =>
      write(db, async transaction => {
        const settled = await transaction
          .updateTable('reports')
          .set({ settledAt: at })
          .where('id', '=', id)
          .where('settledAt', 'is', null)
          .executeTakeFirst();
        return settled.numUpdatedRows > 0n;
      }),
    block: (guest, blocked) =>
      write(db, async transaction => {
        await transaction
          .insertInto('blocks')
          .values({ guest, blocked })
          .onConflict(conflict => conflict.doNothing())
          .execute();
      }),
    unblock: (guest, blocked) =>
      write(db, async transaction => {
        await transaction.deleteFrom('blocks').where('guest', '=', guest).where('blocked', '=', blocked).execute();
      }),
    blockedBy: guest =>
      db
        .selectFrom('blocks')
        .innerJoin('guests', 'guests.id', 'blocks.blocked')
        .select(['guests.id', 'guests.name'])
        .where('blocks.guest', '=', guest)
        .orderBy('guests.name')
        .orderBy('guests.id')
        .execute(),
    hasBlocked: async (guest, other) =>
      (await db
        .selectFrom('blocks')
        .select('blocked')
        .where('guest', '=', guest)
        .where('blocked', '=', other)
        .executeTakeFirst()) !== undefined,
    ban: (guest, bannedUntil) =>
      write(db, async transaction => {
        const changed = await transaction.updateTable('guests').set({ bannedUntil }).where('id', '=', guest).executeTakeFirst();
        return changed.numUpdatedRows > 0n;
      }),
    banned: async at => (await db.selectFrom('guests').select('id').where('bannedUntil', '>', at).execute()).map(({ id }) => id),
    guestsNamed: (text, limit) =>
      db
        .selectFrom('guests')
        .selectAll()
        .where(({ eb, or }) => or([eb('id', '=', text), eb(eb.fn('lower', ['name']), 'like', `%${text.toLowerCase()}%`)]))
        .orderBy('seenAt', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute(),
    servedTables: limit =>
      db
        .selectFrom('tables')
        .innerJoin('leases', 'leases.tableId', 'tables.id')
        .innerJoin('holders', 'holders.id', 'leases.holder')
        .selectAll('tables')
        .where('holders.until', '>', now)
        .orderBy('tables.updatedAt', 'desc')
        .orderBy('tables.id')
        .limit(limit)
        .execute(),
    closeTable: (id, at) =>
      write(db, async transaction => {
        // The process that serves it can write no more.
        await transaction
          .updateTable('leases')
          .set(({ eb }) => ({ fence: eb('fence', '+', 1), holder: null }))
          .where('tableId', '=', id)
          .execute();
        await transaction.updateTable('tables').set({ closedAt: at }).where('id', '=', id).execute();
      }),
    say: notice =>
      write(db, async transaction => {
        await transaction.insertInto('notices').values(notice).execute();
      }),
    said: async () => (await db.selectFrom('notices').selectAll().orderBy('at', 'desc').limit(1).executeTakeFirst()) ?? null,
    note: act =>
      write(db, async transaction => {
        await transaction.insertInto('acts').values(act).execute();
      }),
    acts: limit => db.selectFrom('acts').selectAll().orderBy('at', 'desc').orderBy('id').limit(limit).execute(),
  };
}
