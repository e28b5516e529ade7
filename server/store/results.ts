/** Finished games: who played, how it ended, and what can be counted over many of them. */

import { sql } from 'kysely';
import { mustHold } from './fence.ts';
import { rerate } from './ratings.ts';
import { type Database, type Engine, type Schema, write } from './schema.ts';
import type { Player, Result, Results } from './store.ts';

export function resultsIn(engine: Engine): Results {
  const { db } = engine;
  return {
    record: (fence, { seats, ...result }, rating) =>
      write(db, async transaction => {
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
        if (rating !== null) {
          await rerate(
            transaction,
            game,
            seats.map(({ player }) => player),
            rating,
          );
        }
        return 'recorded';
      }),

    find: async id => {
      const found = await db.selectFrom('results').selectAll().where('id', '=', id).execute();
      return (await withSeats(db, found))[0] ?? null;
    },

    ofPlayer: async (player, { tables, limit, after }) => {
      const all = seatsOf(db, player);
      const seats =
        tables === 'all'
          ? all
          : all.where(({ exists, selectFrom }) =>
              exists(
                selectFrom('results')
                  .innerJoin('tables', 'tables.id', 'results.tableId')
                  .select('results.id')
                  .whereRef('results.id', '=', 'resultSeats.resultId')
                  .where('tables.visibility', '=', 'open'),
              ),
            );
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

    tallies: player =>
      seatsOf(db, player)
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
        .executeTakeFirstOrThrow();
      const { guests } = await db
        .selectFrom('resultSeats')
        .select(({ fn }) => fn.count<number>('playerId').distinct().as('guests'))
        .where('game', '=', game)
        .where('playerKind', '=', 'guest')
        .executeTakeFirstOrThrow();
      return { games, guests, averageMillis: averageMillis ?? 0 };
    },
  };
}

function seatsOf(db: Database, player: Player) {
  return db.selectFrom('resultSeats').where('playerKind', '=', player.kind).where('playerId', '=', player.id);
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
