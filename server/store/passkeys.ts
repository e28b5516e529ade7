/** Passkeys: the public halves of keys that guests sign in with, and what is still to be signed. */

import { type Database, write } from './schema.ts';
import type { Passkeys } from './shape/guests.ts';

export function passkeysIn(db: Database): Passkeys {
  return {
    ofGuest: guest => db.selectFrom('passkeys').selectAll().where('guest', '=', guest).orderBy('createdAt').orderBy('id').execute(),
    findByCredential: async credential =>
      (await db.selectFrom('passkeys').selectAll().where('credential', '=', credential).executeTakeFirst()) ?? null,
    add: (passkey, { epoch, most }) =>
      write(db, async transaction => {
        // Changes nothing, but several that are added at once are added one after the other.
        const held = await transaction
          .updateTable('guests')
          .set({ epoch })
          .where('id', '=', passkey.guest)
          .where('epoch', '=', epoch)
          .executeTakeFirst();
        if (held.numUpdatedRows === 0n) return false;
        const has = await transaction.selectFrom('passkeys').select('id').where('guest', '=', passkey.guest).execute();
        if (has.length >= most) return false;
        const added = await transaction
          .insertInto('passkeys')
          .values(passkey)
          .onConflict(conflict => conflict.doNothing())
          .executeTakeFirst();
        return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
      }),
    remove: (guest, id) =>
      write(db, async transaction => {
        const gone = await transaction.deleteFrom('passkeys').where('guest', '=', guest).where('id', '=', id).executeTakeFirst();
        return gone.numDeletedRows > 0n;
      }),
    used: (id, counter, usedAt) =>
      write(db, async transaction => {
        await transaction.updateTable('passkeys').set({ counter, usedAt }).where('id', '=', id).execute();
      }),
    challenge: (challenge, now) =>
      write(db, async transaction => {
        await transaction.deleteFrom('challenges').where('until', '<=', now).execute();
        await transaction.insertInto('challenges').values(challenge).execute();
      }),
    meet: (challenge, guest, now) =>
      write(db, async transaction => {
        const met = await transaction.deleteFrom('challenges').where('challenge', '=', challenge).returningAll().executeTakeFirst();
        return met !== undefined && met.guest === guest && met.until > now;
      }),
  };
}
