/** Finished games: players, results, and statistics. */

import { type ExpressionBuilder, sql } from 'kysely';
import { type Database, type Engine, type Schema, write } from './database/schema.ts';
import { mustHold } from './fence.ts';
import { rerate } from './ratings.ts';
import type { Result, Results, Which } from './shape/results.ts';
import type { Player } from './shape/values.ts';

export function resultsIn(engine: Engine): Results {
  const { db } = engine;
  return {
    record: (fence, whole, rating) =>
      write(db, async transaction => {
        const { seats, ...result } = whole;
        await mustHold(transaction, engine, result.tableId, fence);
        const made = await transaction
          .insertInto('results')
          .values(result)
          .onConflict(conflict => conflict.doNothing())
          .executeTakeFirst();
        if (made.numInsertedOrUpdatedRows === 0n) return 'known';
        const { id: resultId, game, endedAt } = result;
        await transaction
          .insertInto('resultSeats')
          .values(
            seats.map(({ player, ...seat }) => ({
              ...seat,
              resultId,
              game,
              endedAt,
              playerKind: player.kind,
              playerId: player.id,
            })),
          )
          .execute();
        return rating === null ? 'recorded' : rerate(transaction, whole, rating);
      }),

    find: async id => {
      const found = await db.selectFrom('results').selectAll().where('id', '=', id).execute();
      return (await withSeats(db, found))[0] ?? null;
    },

    close: (id, guest, closed) =>
      write(db, async transaction => {
        const wish = { resultId: id, guest };
        if (closed)
          await transaction
            .insertInto('closings')
            .values(wish)
            .onConflict(conflict => conflict.doNothing())
            .execute();
        else await transaction.deleteFrom('closings').where('resultId', '=', id).where('guest', '=', guest).execute();
        const isWanted = await transaction.selectFrom('closings').select('guest').where('resultId', '=', id).executeTakeFirst();
        await transaction
          .updateTable('results')
          .set({ visibility: isWanted === undefined ? 'private' : 'closed' })
          .where('id', '=', id)
          .where('visibility', '!=', 'open')
          .execute();
      }),
    closedBy: async id =>
      (await db.selectFrom('closings').select('guest').where('resultId', '=', id).execute()).map(({ guest }) => guest),

    ofPlayer: async (player, { tables, limit, after }) => {
      const seats = seatsOf(db, player, tables);
      const older =
        after === null
          ? seats
          : seats.where(({ eb, or, and }) =>
              or([eb('endedAt', '<', after.endedAt), and([eb('endedAt', '=', after.endedAt), eb('resultId', '<', after.id)])]),
            );
      const page = older
        .select(['endedAt', 'resultId'])
        .distinct()
        .orderBy('endedAt', 'desc')
        .orderBy('resultId', 'desc')
        .limit(limit);
      const found = await db
        .selectFrom(page.as('page'))
        .innerJoin('results', 'results.id', 'page.resultId')
        .selectAll('results')
        .orderBy('results.endedAt', 'desc')
        .orderBy('results.id', 'desc')
        .execute();
      return withSeats(db, found);
    },

    ofTable: async tableId => {
      const found = await db.selectFrom('results').selectAll().where('tableId', '=', tableId).orderBy('firstSeq').execute();
      return withSeats(db, found);
    },

    unkept: async (game, rules, limit) => {
      const found = await db
        .selectFrom('results')
        .selectAll()
        .where('game', '=', game)
        .where('rules', '=', rules)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('keptLogs').select('keptLogs.resultId').whereRef('keptLogs.resultId', '=', 'results.id'))),
        )
        .orderBy('endedAt', 'desc')
        .limit(limit)
        .execute();
      return withSeats(db, found);
    },
    keep: (id, log) =>
      write(db, async transaction => {
        await transaction
          .insertInto('keptLogs')
          .values({ resultId: id, log })
          .onConflict(conflict => conflict.doNothing())
          .execute();
      }),
    kept: async id => (await db.selectFrom('keptLogs').select('log').where('resultId', '=', id).executeTakeFirst())?.log ?? null,
    tallies: (player, tables) =>
      seatsOf(db, player, tables)
        .select(({ fn, lit }) => [
          'game',
          fn.countAll<number>().as('played'),
          fn.count<number>(sql`case when place = ${lit(1)} then 1 end`).as('won'),
          fn.max('score').as('bestScore'),
          fn.avg<number>('score').as('averageScore'),
          fn.max('endedAt').as('lastAt'),
        ])
        .groupBy('game')
        .orderBy('game')
        .execute(),

    totals: async game => {
      const { games, averageMillis } = await db
        .selectFrom('results')
        .select(({ fn }) => [
          fn.countAll<number>().as('games'),
          sql<number | null>`cast(avg(ended_at - started_at) as double precision)`.as('averageMillis'),
        ])
        .where('game', '=', game)
        .where('visibility', '=', 'open')
        .executeTakeFirstOrThrow();
      const { guests } = await db
        .selectFrom('resultSeats')
        .select(({ fn }) => fn.count<number>('playerId').distinct().as('guests'))
        .where('game', '=', game)
        .where('playerKind', '=', 'guest')
        .where(isOpen)
        .executeTakeFirstOrThrow();
      return { games, guests, averageMillis: averageMillis ?? 0 };
    },
  };
}

/** A seat of a game at an open table. */
const isOpen = ({ exists, selectFrom }: ExpressionBuilder<Schema, 'resultSeats'>) =>
  exists(
    selectFrom('results')
      .select('results.id')
      .whereRef('results.id', '=', 'resultSeats.resultId')
      .where('results.visibility', '=', 'open'),
  );
function seatsOf(db: Database, player: Player, tables: Which) {
  const all = db.selectFrom('resultSeats').where('playerKind', '=', player.kind).where('playerId', '=', player.id);
  return tables === 'all' ? all : all.where(isOpen);
}

async function withSeats(db: Database, results: readonly Schema['results'][]): Promise<Result[]> {
  if (results.length === 0) return [];
  const rows = await db
    .selectFrom('resultSeats')
    .selectAll()
    .where(
      'resultId',
      'in',
      results.map(({ id }) => id),
    )
    .orderBy('resultId')
    .orderBy('seat')
    .execute();
  return results.map(result => ({
    ...result,
    seats: rows
      .filter(({ resultId }) => resultId === result.id)
      .map(({ seat, playerKind, playerId, name, score, place, team }) => ({
        seat,
        player: { kind: playerKind, id: playerId },
        name,
        score,
        place,
        team,
      })),
  }));
}
