/** Passkeys: the public keys that guests sign in with, and used challenges. `claims.ts` adds and removes them. */

import { type Database, write } from './database/schema.ts';
import type { Passkeys } from './shape/guests.ts';

export function passkeysIn(db: Database): Passkeys {
  return {
    ofGuest: guest => db.selectFrom('passkeys').selectAll().where('guest', '=', guest).orderBy('createdAt').orderBy('id').execute(),
    findByCredential: async credential =>
      (await db.selectFrom('passkeys').selectAll().where('credential', '=', credential).executeTakeFirst()) ?? null,
    used: (id, { counter, site, at }) =>
      write(db, async transaction => {
        await transaction.updateTable('passkeys').set({ counter, site, usedAt: at }).where('id', '=', id).execute();
      }),
    meet: (challenge, until, now) =>
      write(db, async transaction => {
        await transaction.deleteFrom('challenges').where('until', '<=', now).execute();
        const met = await transaction
          .insertInto('challenges')
          .values({ challenge, until })
          .onConflict(conflict => conflict.doNothing())
          .executeTakeFirst();
        return (met.numInsertedOrUpdatedRows ?? 0n) > 0n;
      }),
  };
}
