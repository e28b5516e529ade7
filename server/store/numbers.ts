/** People and games, counted. */
import { HOUSE } from '../../table/seats/drop-in.ts';
import type { Database } from './database/schema.ts';
import type { Numbers } from './shape/numbers.ts';

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7 * DAY;
const MONTH = 4 * WEEK;

export const numbersIn = (db: Database): Numbers => ({
  now: async at => {
    const guests = await db
      .selectFrom('guests')
      .select(({ fn, eb }) => {
        const earlier = eb('createdAt', '>', at - MONTH - WEEK).and('createdAt', '<=', at - WEEK);
        return [
          fn.countAll<number>().as('all'),
          fn
            .countAll<number>()
            .filterWhere('createdAt', '>', at - WEEK)
            .as('fresh'),
          fn
            .countAll<number>()
            .filterWhere('seenAt', '>', at - DAY)
            .as('day'),
          fn
            .countAll<number>()
            .filterWhere('seenAt', '>', at - WEEK)
            .as('week'),
          fn
            .countAll<number>()
            .filterWhere('seenAt', '>', at - MONTH)
            .as('month'),
          fn.countAll<number>().filterWhere(earlier).as('earlier'),
          fn
            .countAll<number>()
            .filterWhere(earlier.and(eb('seenAt', '>=', eb('createdAt', '+', WEEK))))
            .as('returned'),
        ];
      })
      .where('id', 'not like', `${HOUSE}%`)
      .executeTakeFirstOrThrow();
    const games = await db
      .selectFrom('results')
      .select(({ fn }) => ['game', 'terms', fn.countAll<number>().as('games')])
      .where('endedAt', '>', at - WEEK)
      .groupBy(['game', 'terms'])
      .orderBy('games', 'desc')
      .orderBy('game')
      .orderBy('terms')
      .execute();
    const seated = db
      .selectFrom('seated')
      .select('tableId')
      .groupBy('tableId')
      .having(({ fn }) => fn.countAll(), '>=', 2);
    const invitations = await db
      .selectFrom('tables')
      .select(({ fn, eb }) => [
        fn.countAll<number>().as('all'),
        fn
          .countAll<number>()
          .filterWhere(eb('id', 'in', seated))
          .as('played'),
      ])
      .where('visibility', '=', 'private')
      .where('createdAt', '>', at - MONTH)
      .executeTakeFirstOrThrow();
    const answered = db
      .selectFrom('eveningAnswers')
      .select(({ fn }) => fn.countAll<number>().as('yes'))
      .where('answer', '=', 'yes')
      .where('at', '>', at - MONTH)
      .where('at', '<=', at)
      .groupBy(['evening', 'at']);
    const evenings = await db
      .selectFrom(answered.as('each'))
      .select(({ fn, eb }) => [
        fn.countAll<number>().as('all'),
        fn
          .countAll<number>()
          .filterWhere(eb('yes', '>=', 2))
          .as('met'),
      ])
      .executeTakeFirstOrThrow();
    return { guests, games, invitations, evenings };
  },
});
