/** Ratings: how strong a guest or a bot seems to be at a game, and how sure that is. */

import { sql } from 'kysely';
import type { Database, Schema } from './schema.ts';
import type { Rating, RatingRule, Ratings } from './shape/ratings.ts';
import type { Player } from './shape/values.ts';

export function ratingsIn(db: Database): Ratings {
  return {
    ofPlayer: async player => {
      const rows = await db
        .selectFrom('ratings')
        .selectAll()
        .where('playerKind', '=', player.kind)
        .where('playerId', '=', player.id)
        .orderBy('game')
        .execute();
      return rows.map(ratingOf);
    },
    ladder: async (game, limit) => {
      const rows = await db
        .selectFrom('ratings')
        .leftJoin('guests', join => join.onRef('guests.id', '=', 'ratings.playerId').on('ratings.playerKind', '=', 'guest'))
        .selectAll('ratings')
        .select('guests.name')
        .where('game', '=', game)
        .orderBy(sql`mu - 3 * sigma`, 'desc')
        .orderBy('playerKind')
        .orderBy('playerId')
        .limit(limit)
        .execute();
      return rows.map(row => ({ ...ratingOf(row), name: row.name ?? row.playerId }));
    },
  };
}

/**
 * Applies the rule to those who played. Their rows are made first and locked then, in one order for all, so that of two games which
 * end at once one waits for the other.
 */
export async function rerate(transaction: Database, game: string, seated: readonly Player[], rule: RatingRule): Promise<void> {
  const players = distinct(seated);
  await transaction
    .insertInto('ratings')
    .values(players.map(({ kind, id }) => ({ game, playerKind: kind, playerId: id, ...skill(rule.fresh), games: 0 })))
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const rows = await transaction
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where(({ or, and }) => or(players.map(({ kind, id }) => and({ playerKind: kind, playerId: id }))))
    .orderBy('playerKind')
    .orderBy('playerId')
    .forUpdate()
    .execute();
  for (const { player, mu, sigma } of rule.rate(rows.map(ratingOf))) {
    await transaction
      .updateTable('ratings')
      .set(({ eb }) => ({ mu, sigma, games: eb('games', '+', eb.lit(1)) }))
      .where('game', '=', game)
      .where('playerKind', '=', player.kind)
      .where('playerId', '=', player.id)
      .execute();
  }
}

function ratingOf({ game, playerKind, playerId, mu, sigma, games }: Schema['ratings']): Rating {
  return { game, player: { kind: playerKind, id: playerId }, mu, sigma, games };
}

function skill({ mu, sigma }: RatingRule['fresh']): RatingRule['fresh'] {
  return { mu, sigma };
}

/** Each player once, in an order that does not depend on the seats. */
function distinct(players: readonly Player[]): Player[] {
  const byKey = new Map(players.map(player => [`${player.kind} ${player.id}`, player]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, player]) => player);
}
