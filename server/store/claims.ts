/** Credentials of guests: their codes and passkeys, changed together and by one caller at a time. */
import { isRefusal } from '../../kernel/refusal.ts';
import { type Database, write } from './database/schema.ts';
import type { ClaimBook, Claims } from './shape/guests.ts';

/** The code that a guest's own row holds. */
const FIRST = 0;

export function claimsIn(db: Database): ClaimBook {
  const held = async (transaction: Database, guest: string): Promise<Claims | null> => {
    const found = await transaction.selectFrom('guests').selectAll().where('id', '=', guest).forUpdate().executeTakeFirst();
    if (found === undefined) return null;
    const later = await transaction.selectFrom('laterCodes').select(['hash', 'rank']).where('guest', '=', guest).execute();
    const passkeys = await transaction.selectFrom('passkeys').selectAll().where('guest', '=', guest).execute();
    const { recovery, epoch, forgetAt } = found;
    return { codes: [{ hash: recovery, rank: FIRST }, ...later], passkeys, epoch, forgetAt };
  };
  const put = async (transaction: Database, guest: string, before: Claims, after: Claims): Promise<void> => {
    const { codes, passkeys, epoch, forgetAt } = after;
    const first = codes.find(({ rank }) => rank === FIRST);
    if (first === undefined) throw new Error('a guest without a first code');
    const row = { recovery: first.hash, epoch, forgetAt };
    await transaction.updateTable('guests').set(row).where('id', '=', guest).execute();
    await transaction.deleteFrom('laterCodes').where('guest', '=', guest).execute();
    const later = codes.filter(code => code !== first).map(code => ({ ...code, guest }));
    if (later.length > 0) await transaction.insertInto('laterCodes').values(later).execute();
    const gone = before.passkeys.filter(({ id }) => !passkeys.some(passkey => passkey.id === id)).map(({ id }) => id);
    if (gone.length > 0) await transaction.deleteFrom('passkeys').where('id', 'in', gone).execute();
    const added = passkeys.filter(({ id }) => !before.passkeys.some(passkey => passkey.id === id));
    if (added.length > 0) await transaction.insertInto('passkeys').values(added).execute();
  };
  return {
    change: (guest, how) =>
      write(db, async transaction => {
        const before = await held(transaction, guest);
        if (before === null) return null;
        const after = how(before);
        if (isRefusal(after) || after === before) return after;
        for (const { id, credential } of after.passkeys) {
          const known = transaction.selectFrom('passkeys').select('id').where('credential', '=', credential).where('id', '!=', id);
          if ((await known.executeTakeFirst()) !== undefined) return 'in use';
        }
        await put(transaction, guest, before, after);
        return after;
      }),
  };
}
