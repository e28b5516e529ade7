/** Moderation: reports, blocks, bans, closed tables, notices, and operators' acts. */
import { type Engine, write } from './database/schema.ts';
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
    reports: async (limit, each) => {
      const groups = await db
        .selectFrom('reports')
        .innerJoin('guests', 'guests.id', 'reports.reported')
        .select(({ fn }) => [
          'reports.reported',
          'guests.name as reportedName',
          fn.countAll<number>().as('count'),
          fn.max('reports.at').as('last'),
        ])
        .where('settledAt', 'is', null)
        .groupBy(['reports.reported', 'guests.name'])
        .orderBy('last', 'desc')
        .orderBy('reports.reported')
        .limit(limit)
        .execute();
      const newest = (reported: string) =>
        db
          .selectFrom('reports')
          .innerJoin('guests', 'guests.id', 'reports.reporter')
          .selectAll('reports')
          .select('guests.name as reporterName')
          .where('reported', '=', reported)
          .where('settledAt', 'is', null)
          .orderBy('reports.at', 'desc')
          .orderBy('reports.id')
          .limit(each)
          .execute();
      return Promise.all(groups.map(async ({ last: _, ...group }) => ({ ...group, reports: await newest(group.reported) })));
    },
    reportsBy: guest => db.selectFrom('reports').selectAll().where('reporter', '=', guest).orderBy('at').orderBy('id').execute(),
    settleAbout: (guest, until, settledAt) =>
      write(db, async transaction => {
        const settled = await transaction
          .updateTable('reports')
          .set({ settledAt })
          .where('reported', '=', guest)
          .where('at', '<=', until)
          .where('settledAt', 'is', null)
          .executeTakeFirst();
        return Number(settled.numUpdatedRows);
      }),
    haveSat: async (one, other) =>
      (await db
        .selectFrom('seated as mine')
        .innerJoin('seated as theirs', 'theirs.tableId', 'mine.tableId')
        .select('mine.tableId')
        .where('mine.guest', '=', one)
        .where('theirs.guest', '=', other)
        .limit(1)
        .executeTakeFirst()) !== undefined,
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
    apart: async guests =>
      (
        await db
          .selectFrom('blocks')
          .selectAll()
          .where('guest', 'in', guests)
          .where('blocked', 'in', guests)
          .orderBy('guest')
          .orderBy('blocked')
          .execute()
      ).map(({ guest, blocked }) => [guest, blocked] as const),
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
    acts: limit =>
      db
        .selectFrom('acts')
        .leftJoin('guests', 'guests.id', 'acts.about')
        .selectAll('acts')
        .select('guests.name')
        .orderBy('acts.at', 'desc')
        .orderBy('acts.id')
        .limit(limit)
        .execute(),
  };
}
