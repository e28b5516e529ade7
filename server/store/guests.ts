/** Guests: a name, preferences, and the hash of the code that brings them back on another device. */

import { type Database, write } from './schema.ts';
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
    find: async id => (await db.selectFrom('guests').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
    findByRecovery: async (recovery, now) =>
      (await db
        .selectFrom('guests')
        .selectAll()
        .where(({ eb, and, or }) =>
          or([eb('recovery', '=', recovery), and([eb('oldRecovery', '=', recovery), eb('oldRecoveryUntil', '>', now)])]),
        )
        .executeTakeFirst()) ?? null,
    rename: (id, name) => change(id, { name }),
    prefer: (id, preferences) => change(id, { preferences }),
    seen: (id, seenAt) => change(id, { seenAt }),
    changeRecovery: change,
    nextEpoch: id =>
      write(db, async transaction => {
        const changed = await transaction
          .updateTable('guests')
          .set(({ eb }) => ({ epoch: eb('epoch', '+', 1) }))
          .where('id', '=', id)
          .executeTakeFirst();
        return changed.numUpdatedRows > 0n;
      }),
  };
}
