/** Retention: removes data no longer needed, and deletes guests on request. */

import { type Database, type Engine, write } from './database/schema.ts';
import type { Retention } from './shape/contents.ts';
import type { StoredGuest } from './shape/guests.ts';
import type { Instant } from './shape/values.ts';

/** Stands in for the hash of a code: no code has this for its hash. */
const noCodeOf = (guest: string): string => `forgotten ${guest}`;
/** Only a number remains of them. */
export const isForgotten = ({ id, recovery }: Pick<StoredGuest, 'id' | 'recovery'>): boolean => recovery === noCodeOf(id);

/** Only the rows that begin a game name its players. All of them begin like this. */
const BEGINNING = '{"start":%';
/** How many tables and guests are deleted in one transaction. */
const BATCH = 200;

export function retentionIn({ db, now, erase }: Engine): Retention {
  /** Tables that no living process serves and that were last changed before this. */
  const restingTables = (before: Instant) =>
    db
      .selectFrom('tables')
      .select('tables.id')
      .where('tables.updatedAt', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('leases')
              .innerJoin('holders', 'holders.id', 'leases.holder')
              .select('leases.tableId')
              .whereRef('leases.tableId', '=', 'tables.id')
              .where('holders.until', '>', now),
          ),
        ),
      )
      .limit(BATCH);
  /** Tables without play since then, or without any play at all when `since` is null. */
  const unplayed = (before: Instant, since: Instant | null) =>
    restingTables(before).where(({ not, exists, selectFrom }) => {
      const rows = selectFrom('log').select('log.seq').whereRef('log.tableId', '=', 'tables.id');
      return not(exists(since === null ? rows : rows.where('log.at', '>=', since)));
    });
  /** Guests without a game or a table, and long not seen. */
  const strangers = (before: Instant) =>
    db
      .selectFrom('guests')
      .select('guests.id')
      .where('guests.seenAt', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('seated').select('seated.tableId').whereRef('seated.guest', '=', 'guests.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('tables').select('tables.id').whereRef('tables.host', '=', 'guests.id'))),
      )
      .limit(BATCH);
  const inBatches = async (find: () => Promise<string[]>, remove: (ids: readonly string[]) => Promise<void>): Promise<number> => {
    for (let gone = 0; ; ) {
      const ids = await find();
      if (ids.length > 0) await remove(ids);
      gone += ids.length;
      if (ids.length < BATCH) return gone;
    }
  };
  const idsOf = async (query: { execute(): Promise<{ readonly id: string }[]> }): Promise<string[]> =>
    (await query.execute()).map(({ id }) => id);

  return {
    forget: async (guest, { name, blurred }) => {
      const codes = await write(db, async transaction => {
        // Leases before guests and ratings, in the order in which games are written down: so neither waits for the other without end.
        const tables = await transaction
          .selectFrom('tables')
          .select(['id', 'code', 'seating'])
          .where(({ eb, or, selectFrom }) =>
            or([
              eb('host', '=', guest),
              eb('id', 'in', selectFrom('seated').select('tableId').where('guest', '=', guest)),
              // On a chair before any game, or in a called-off start.
              eb('seating', 'like', `%"${guest}"%`),
            ]),
          )
          .orderBy('id')
          .execute();
        for (const { id, seating } of tables) {
          // The process that serves it can write no more, and reads it again.
          await transaction
            .updateTable('leases')
            .set(({ eb }) => ({ fence: eb('fence', '+', 1), holder: null }))
            .where('tableId', '=', id)
            .execute();
          await transaction
            .updateTable('tables')
            .set({ seating: blurred(seating), asked: '{}' })
            .where('id', '=', id)
            .execute();
          const beginnings = await transaction
            .selectFrom('log')
            .select(['seq', 'entry'])
            .where('tableId', '=', id)
            .where('entry', 'like', BEGINNING)
            .execute();
          for (const { seq, entry } of beginnings)
            await transaction
              .updateTable('log')
              .set({ entry: blurred(entry) })
              .where('tableId', '=', id)
              .where('seq', '=', seq)
              .execute();
        }
        await transaction
          .updateTable('guests')
          .set(({ eb }) => ({
            name,
            recovery: noCodeOf(guest),
            forgetAt: null,
            preferences: '{}',
            reactions: '[]',
            doubts: '[]',
            rest: '{}',
            epoch: eb('epoch', '+', 1),
          }))
          .where('id', '=', guest)
          .execute();
        await transaction.deleteFrom('passkeys').where('guest', '=', guest).execute();
        await transaction.deleteFrom('laterCodes').where('guest', '=', guest).execute();
        await transaction.deleteFrom('devices').where('guest', '=', guest).execute();
        await transaction.deleteFrom('ratings').where('playerKind', '=', 'guest').where('playerId', '=', guest).execute();
        await transaction.deleteFrom('seated').where('guest', '=', guest).execute();
        await transaction.deleteFrom('standingOrders').where('guest', '=', guest).execute();
        await transaction.deleteFrom('feats').where('guest', '=', guest).execute();
        await transaction.deleteFrom('featLinks').where('guest', '=', guest).execute();
        await transaction.deleteFrom('eveningAnswers').where('guest', '=', guest).execute();
        await transaction
          .deleteFrom('blocks')
          .where(({ eb, or }) => or([eb('guest', '=', guest), eb('blocked', '=', guest)]))
          .execute();
        await transaction
          .deleteFrom('reports')
          .where(({ eb, or }) => or([eb('reporter', '=', guest), eb('reported', '=', guest)]))
          .execute();
        await transaction
          .updateTable('resultSeats')
          .set({ playerId: '', name })
          .where('playerKind', '=', 'guest')
          .where('playerId', '=', guest)
          .execute();
        return tables.map(({ code }) => code);
      });
      await erase();
      return codes;
    },

    due: at => idsOf(db.selectFrom('guests').select('id').where('forgetAt', '<=', at)),

    purge: async ({ unused, old }) => {
      const removeTables = (ids: readonly string[]) => write(db, transaction => tablesGone(transaction, ids));
      await write(db, async transaction => {
        await transaction.deleteFrom('feats').where('at', '<', unused).execute();
        await transaction.deleteFrom('featLinks').where('at', '<', unused).execute();
        await transaction.deleteFrom('eveningAnswers').where('at', '<', unused).execute();
      });
      const started = await inBatches(() => idsOf(unplayed(unused, null)), removeTables);
      const finished = old === null ? 0 : await inBatches(() => idsOf(unplayed(old, old)), removeTables);
      const guests = await inBatches(
        () => idsOf(strangers(unused)),
        ids =>
          write(db, async transaction => {
            await transaction.deleteFrom('ratings').where('playerKind', '=', 'guest').where('playerId', 'in', ids).execute();
            await transaction.deleteFrom('passkeys').where('guest', 'in', ids).execute();
            await transaction.deleteFrom('laterCodes').where('guest', 'in', ids).execute();
            await transaction.deleteFrom('devices').where('guest', 'in', ids).execute();
            await transaction.deleteFrom('standingOrders').where('guest', 'in', ids).execute();
            await transaction.deleteFrom('feats').where('guest', 'in', ids).execute();
            await transaction.deleteFrom('featLinks').where('guest', 'in', ids).execute();
            await transaction.deleteFrom('eveningAnswers').where('guest', 'in', ids).execute();
            await transaction.deleteFrom('guests').where('id', 'in', ids).execute();
          }),
      );
      if (started + finished + guests > 0) await erase();
      return { tables: started + finished, guests };
    },
  };
}

async function tablesGone(transaction: Database, ids: readonly string[]): Promise<void> {
  const results = transaction.selectFrom('results').select('results.id').where('tableId', 'in', ids);
  await transaction.deleteFrom('resultSeats').where('resultId', 'in', results).execute();
  await transaction.deleteFrom('closings').where('resultId', 'in', results).execute();
  await transaction.deleteFrom('keptLogs').where('resultId', 'in', results).execute();
  await transaction.deleteFrom('results').where('tableId', 'in', ids).execute();
  await transaction.deleteFrom('log').where('tableId', 'in', ids).execute();
  await transaction.deleteFrom('seated').where('tableId', 'in', ids).execute();
  await transaction.deleteFrom('standingOrders').where('tableId', 'in', ids).execute();
  await transaction.deleteFrom('leases').where('tableId', 'in', ids).execute();
  await transaction.deleteFrom('tables').where('id', 'in', ids).execute();
}
