/** Leases: which process serves which table. A fence only ever grows, and grows whenever a table changes hands. */

import { type Engine, write } from './database/schema.ts';
import type { Lease, Leases } from './shape/tables.ts';

/** Processes silent for this long are forgotten. */
const LONG_DEAD = 24 * 60 * 60 * 1000;

export function leasesIn({ db, now }: Engine): Leases {
  const where = async (tableId: string): Promise<Lease | null> => {
    const lease = await db
      .selectFrom('leases')
      .innerJoin('holders', 'holders.id', 'leases.holder')
      .select(['leases.fence', 'holders.id', 'holders.address', 'holders.until'])
      .where('leases.tableId', '=', tableId)
      .where('holders.until', '>', now)
      .executeTakeFirst();
    if (lease === undefined) return null;
    const { id, address, fence, until } = lease;
    return { tableId, fence, holder: { id, address }, until };
  };

  /** The new fence, or null when a living process holds the table or there is no such table. */
  const tryToTake = (tableId: string, holderId: string): Promise<number | null> =>
    write(db, async transaction => {
      const taken = await transaction
        .insertInto('leases')
        .columns(['tableId', 'fence', 'holder'])
        .expression(({ selectFrom, lit, val }) =>
          selectFrom('tables')
            .select(['id', lit(1).as('fence'), val(holderId).as('holder')])
            .where('id', '=', tableId),
        )
        .onConflict(conflict =>
          conflict
            .column('tableId')
            .doUpdateSet(({ eb, ref }) => ({ fence: eb('leases.fence', '+', 1), holder: ref('excluded.holder') }))
            .where(({ eb, or, not, exists, selectFrom }) => {
              const alive = selectFrom('holders')
                .select('holders.id')
                .whereRef('holders.id', '=', 'leases.holder')
                .where('holders.until', '>', now);
              return or([eb('leases.holder', '=', holderId), not(exists(alive))]);
            }),
        )
        .returning('fence')
        .executeTakeFirst();
      return taken?.fence ?? null;
    });

  return {
    beat: (holder, ttl) =>
      write(db, async transaction => {
        const alive = await transaction
          .selectFrom('holders')
          .select('id')
          .where('id', '=', holder.id)
          .where('until', '>', now)
          .executeTakeFirst();
        await transaction
          .insertInto('holders')
          .values(({ eb }) => ({ ...holder, until: eb(now, '+', ttl) }))
          .onConflict(conflict =>
            conflict.column('id').doUpdateSet(({ ref }) => ({ address: ref('excluded.address'), until: ref('excluded.until') })),
          )
          .execute();
        return alive === undefined ? 'lapsed' : 'kept';
      }),

    take: async (tableId, holderId) => {
      for (;;) {
        const fence = await tryToTake(tableId, holderId);
        if (fence !== null) return { kind: 'held', fence };
        const lease = await where(tableId);
        if (lease !== null) return { kind: 'elsewhere', lease };
        const table = await db.selectFrom('tables').select('id').where('id', '=', tableId).executeTakeFirst();
        if (table === undefined) return { kind: 'no table' };
        // The holder has gone since we tried: try again.
      }
    },

    release: (tableId, fence) =>
      write(db, async transaction => {
        await transaction
          .updateTable('leases')
          .set({ fence: fence + 1, holder: null })
          .where('tableId', '=', tableId)
          .where('fence', '=', fence)
          .execute();
      }),

    where,

    held: holderId =>
      db.selectFrom('leases').select(['tableId', 'fence']).where('holder', '=', holderId).orderBy('tableId').execute(),

    leave: holderId =>
      write(db, async transaction => {
        await transaction
          .updateTable('leases')
          .set(({ eb }) => ({ fence: eb('fence', '+', 1), holder: null }))
          .where('holder', '=', holderId)
          .execute();
        await transaction
          .deleteFrom('holders')
          .where(({ eb, or }) => or([eb('id', '=', holderId), eb('until', '<', eb(now, '-', LONG_DEAD))]))
          .execute();
      }),
  };
}
