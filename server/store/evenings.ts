/** Answers to an evening. */
import { type Database, write } from './database/schema.ts';
import type { Evenings } from './shape/evenings.ts';

export function eveningsIn(db: Database): Evenings {
  const newest = (at: Database, guest: string) =>
    at.selectFrom('eveningAnswers').selectAll().where('guest', '=', guest).orderBy('answeredAt', 'desc').orderBy('at', 'desc');
  return {
    answer: (answer, most) =>
      write(db, async transaction => {
        await transaction
          .insertInto('eveningAnswers')
          .values({ ...answer, reminded: 0 })
          .onConflict(conflict => conflict.columns(['evening', 'at', 'guest']).doUpdateSet(answer))
          .execute();
        for (const { evening, at, guest } of (await newest(transaction, answer.guest).execute()).slice(most))
          await transaction
            .deleteFrom('eveningAnswers')
            .where('evening', '=', evening)
            .where('at', '=', at)
            .where('guest', '=', guest)
            .execute();
      }),
    of: (evening, at, guest, limit) =>
      db
        .selectFrom('eveningAnswers')
        .innerJoin('guests', 'guests.id', 'eveningAnswers.guest')
        .select(['guests.id as guest', 'guests.name', 'eveningAnswers.answer'])
        .where('evening', '=', evening)
        .where('at', '=', at)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('blocks')
                .select('blocks.guest')
                .where(({ eb, or, and, ref }) =>
                  or([
                    and([eb('blocks.guest', '=', guest ?? ''), eb('blocks.blocked', '=', ref('guests.id'))]),
                    and([eb('blocks.blocked', '=', guest ?? ''), eb('blocks.guest', '=', ref('guests.id'))]),
                  ]),
                ),
            ),
          ),
        )
        .orderBy('answeredAt')
        .orderBy('guests.id')
        .limit(limit)
        .execute(),
    ofGuest: guest => newest(db, guest).execute(),
    remind: async (now, until) => {
      const due = db
        .selectFrom('eveningAnswers')
        .select('guest')
        .where('at', '>', now)
        .where('at', '<=', until)
        .where('reminded', '=', 0)
        .where('answer', '<>', 'no');
      // Usually there is nothing: then nothing is written.
      if ((await due.limit(1).executeTakeFirst()) === undefined) return [];
      return write(db, transaction =>
        transaction
          .updateTable('eveningAnswers')
          .set({ reminded: 1 })
          .where('at', '>', now)
          .where('at', '<=', until)
          .where('reminded', '=', 0)
          .where('answer', '<>', 'no')
          .returningAll()
          .execute(),
      );
    },
  };
}
