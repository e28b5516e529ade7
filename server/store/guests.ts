/** Guests: a name, preferences, and the hash of the code that brings them back on another device. */

import { type Database, write } from './database/schema.ts';
import type { Guests, StoredGuest } from './shape/guests.ts';

export function guestsIn(db: Database): Guests {
  const change = (id: string, changes: Partial<StoredGuest>): Promise<boolean> =>
    write(db, async transaction => {
      const changed = await transaction.updateTable('guests').set(changes).where('id', '=', id).executeTakeFirst();
      return changed.numUpdatedRows > 0n;
    });
  return {
    create: guest =>
      write(db, async transaction => {
        await transaction.insertInto('guests').values(guest).execute();
      }),
    keep: guest =>
      write(db, async transaction => {
        await transaction
          .insertInto('guests')
          .values(guest)
          .onConflict(conflict => conflict.doNothing())
          .execute();
      }),
    find: async id => (await db.selectFrom('guests').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
    findByRecovery: async recovery =>
      (await db
        .selectFrom('guests')
        .selectAll()
        .where(({ eb, or, selectFrom }) =>
          or([
            eb('recovery', '=', recovery),
            eb('id', 'in', selectFrom('laterCodes').select('laterCodes.guest').where('hash', '=', recovery)),
          ]),
        )
        .executeTakeFirst()) ?? null,
    rename: (id, name) => change(id, { name }),
    prefer: (id, preferences) => change(id, { preferences }),
    doubted: (id, doubts) => change(id, { doubts }),
    rests: (id, rest) => change(id, { rest }),
    seen: (id, seenAt) => change(id, { seenAt }),
  };
}
