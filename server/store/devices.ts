/** The devices of guests, and the people who may call them: those with whom they have sat. */
import { type Database, write } from './database/schema.ts';
import type { Devices } from './shape/devices.ts';

export function devicesIn(db: Database): Devices {
  const newest = (at: Database, guest: string) =>
    at.selectFrom('devices').selectAll().where('guest', '=', guest).orderBy('createdAt', 'desc').orderBy('endpoint').execute();
  const drop = (which: { readonly guest?: string; readonly endpoint?: string }): Promise<void> =>
    write(db, async transaction => {
      let gone = transaction.deleteFrom('devices');
      if (which.guest !== undefined) gone = gone.where('guest', '=', which.guest);
      if (which.endpoint !== undefined) gone = gone.where('endpoint', '=', which.endpoint);
      await gone.execute();
    });
  return {
    keep: (device, most) =>
      write(db, async transaction => {
        await transaction.deleteFrom('devices').where('endpoint', '=', device.endpoint).execute();
        await transaction
          .insertInto('devices')
          .values(device)
          .onConflict(conflict => conflict.column('endpoint').doUpdateSet(device))
          .execute();
        const old = (await newest(transaction, device.guest)).slice(most).map(({ endpoint }) => endpoint);
        if (old.length > 0) await transaction.deleteFrom('devices').where('endpoint', 'in', old).execute();
      }),
    ofGuest: guest => newest(db, guest),
    drop: (guest, endpoint) => drop({ guest, endpoint }),
    dropAll: guest => drop({ guest }),
    gone: endpoint => drop({ endpoint }),
    companions: async (guest, now, limit) => {
      const rows = await db
        .selectFrom('seated as mine')
        .innerJoin('seated as theirs', 'theirs.tableId', 'mine.tableId')
        .innerJoin('tables', 'tables.id', 'mine.tableId')
        .innerJoin('guests', 'guests.id', 'theirs.guest')
        .select(({ fn }) => ['guests.id', 'guests.name', fn.max('tables.updatedAt').as('last')])
        .where('mine.guest', '=', guest)
        .where('theirs.guest', '<>', guest)
        .where(({ eb, or }) => or([eb('guests.bannedUntil', 'is', null), eb('guests.bannedUntil', '<=', now)]))
        .where(({ not, exists, selectFrom, ref }) =>
          not(
            exists(
              selectFrom('blocks')
                .select('blocks.guest')
                .where(({ eb, or }) =>
                  or([
                    eb('blocks.guest', '=', guest).and('blocks.blocked', '=', ref('guests.id')),
                    eb('blocks.blocked', '=', guest).and('blocks.guest', '=', ref('guests.id')),
                  ]),
                ),
            ),
          ),
        )
        .groupBy(['guests.id', 'guests.name'])
        .orderBy('last', 'desc')
        .orderBy('guests.id')
        .limit(limit)
        .execute();
      return rows.map(({ id, name }) => ({ id, name }));
    },
  };
}
