/** Feats, and the links by which they were sent, which let people see each other's. */
import { type Database, write } from './database/schema.ts';
import type { Feats } from './shape/feats.ts';

export function featsIn(db: Database): Feats {
  /** Guests whose feats this one may see, including themselves. */
  const known = (guest: string) =>
    db
      .selectFrom('guests')
      .select('guests.id')
      .where(({ eb, or, exists, selectFrom }) =>
        or([
          eb('guests.id', '=', guest),
          exists(
            selectFrom('featLinks as mine')
              .innerJoin('featLinks as theirs', 'theirs.link', 'mine.link')
              .select('theirs.guest')
              .where('mine.guest', '=', guest)
              .whereRef('theirs.guest', '=', 'guests.id'),
          ),
          exists(
            selectFrom('seated as mine')
              .innerJoin('seated as theirs', 'theirs.tableId', 'mine.tableId')
              .select('theirs.guest')
              .where('mine.guest', '=', guest)
              .whereRef('theirs.guest', '=', 'guests.id'),
          ),
        ]),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('blocks')
              .select('blocks.guest')
              .where(({ eb, or, and, ref }) =>
                or([
                  and([eb('blocks.guest', '=', guest), eb('blocks.blocked', '=', ref('guests.id'))]),
                  and([eb('blocks.blocked', '=', guest), eb('blocks.guest', '=', ref('guests.id'))]),
                ]),
              ),
          ),
        ),
      );
  return {
    keep: (feat, link) =>
      write(db, async transaction => {
        if (link !== null)
          await transaction
            .insertInto('featLinks')
            .values({ link, guest: feat.guest, at: feat.at })
            .onConflict(conflict => conflict.doNothing())
            .execute();
        const made = await transaction
          .insertInto('feats')
          .values(feat)
          .onConflict(conflict => conflict.doNothing())
          .executeTakeFirst();
        return made.numInsertedOrUpdatedRows !== 0n;
      }),
    find: async (id, guest) =>
      (await db
        .selectFrom('feats')
        .innerJoin('guests', 'guests.id', 'feats.guest')
        .selectAll('feats')
        .select('guests.name as name')
        .where('feats.id', '=', id)
        .where('feats.guest', 'in', known(guest))
        .executeTakeFirst()) ?? null,
    board: (deal, guest, limit) =>
      db
        .selectFrom('feats')
        .innerJoin('guests', 'guests.id', 'feats.guest')
        .select(['feats.id', 'deal', 'guest', 'game', 'at', 'place', 'places', 'points', 'moves', 'guests.name as name'])
        .where('deal', '=', deal)
        .where('feats.guest', 'in', known(guest))
        .orderBy('place')
        .orderBy('points', 'desc')
        .orderBy('at')
        .limit(limit)
        .execute(),
    spread: deal =>
      db
        .selectFrom('feats')
        .select(({ fn }) => ['place', 'points', fn.countAll<number>().as('feats')])
        .where('deal', '=', deal)
        .groupBy(['place', 'points'])
        .orderBy('place')
        .orderBy('points', 'desc')
        .execute(),
    sharers: async (link, deal, guest) =>
      (
        await known(guest)
          .where('guests.id', '<>', guest)
          .where('guests.id', 'in', db.selectFrom('featLinks').select('featLinks.guest').where('link', '=', link))
          .where('guests.id', 'in', db.selectFrom('feats').select('feats.guest').where('deal', '=', deal))
          .orderBy('guests.id')
          .execute()
      ).map(({ id }) => id),
    ofGuest: async guest => ({
      feats: await db.selectFrom('feats').selectAll().where('guest', '=', guest).orderBy('at').orderBy('id').execute(),
      links: (
        await db.selectFrom('featLinks').select('link').where('guest', '=', guest).orderBy('at').orderBy('link').execute()
      ).map(({ link }) => link),
    }),
  };
}
