/** Ratings: a guest's estimated strength at a game, and its certainty. */

import { sql } from 'kysely';
import type { Unrated } from '../../wire/protocol.ts';
import type { Database, Schema } from './database/schema.ts';
import { raced } from './reactions.ts';
import type { Rating, RatingLimits, RatingRule, Ratings } from './shape/ratings.ts';
import type { Result } from './shape/results.ts';
import type { Player } from './shape/values.ts';

export function ratingsIn(db: Database): Ratings {
  return {
    ofPlayer: async player => {
      const rows = await db
        .selectFrom('ratings')
        .selectAll()
        .where('playerKind', '=', player.kind)
        .where('playerId', '=', player.id)
        .where('games', '>', 0)
        .orderBy('game')
        .execute();
      return rows.map(ratingOf);
    },
    ladder: async (game, limit) => {
      const rows = await db
        .selectFrom('ratings')
        .innerJoin('guests', 'guests.id', 'ratings.playerId')
        .selectAll('ratings')
        .select('guests.name')
        .where('game', '=', game)
        .where('playerKind', '=', 'guest')
        .where('games', '>', 0)
        .orderBy(sql`mu - 3 * sigma`, 'desc')
        .orderBy('playerId')
        .limit(limit)
        .execute();
      return rows.map(row => ({ ...ratingOf(row), name: row.name }));
    },
  };
}

/**
 * Applies the rule to those players of a result who may be rated, or says why there are none. Their rows are created first and then locked,
 * in one global order, so that of two games ending at once, one waits for the other and sees its result.
 */
export async function rerate(transaction: Database, result: Result, rule: RatingRule): Promise<'recorded' | Unrated> {
  const { game, seats } = result;
  const { limits } = rule;
  // A guest deleted in mid-game has no row.
  const guests = [...new Set(seats.flatMap(({ player: { kind, id } }) => (kind === 'guest' && id !== '' ? [id] : [])))].sort();
  const suspects = await raced(transaction, guests, rule);
  const known = await knownAmong(transaction, result, guests, limits);
  if (known.length === 0) return suspects.size > 0 ? 'hands' : 'strangers';
  await transaction
    .insertInto('ratings')
    .values(known.map(id => ({ game, playerKind: 'guest' as const, playerId: id, ...skill(rule.fresh), games: 0 })))
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const rows = await transaction
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('playerKind', '=', 'guest')
    .where('playerId', 'in', known)
    .orderBy('playerId')
    .forUpdate()
    .execute();
  const tired = await playedEnough(transaction, result, known, limits);
  const pairs = await playedTogether(transaction, result, known, limits);
  const may = rows.map(ratingOf).filter(({ player: { id } }) => !suspects.has(id) && !tired.has(id));
  const counts = (one: Player, other: Player): boolean =>
    [one, other].every(player => may.some(rating => isSame(rating.player, player))) && !pairs.has(pairOf(one.id, other.id));
  const after = rule.rate(may, counts);
  for (const { player, mu, sigma } of after) {
    await transaction
      .updateTable('ratings')
      .set(({ eb }) => ({ mu, sigma, games: eb('games', '+', eb.lit(1)) }))
      .where('game', '=', game)
      .where('playerKind', '=', player.kind)
      .where('playerId', '=', player.id)
      .execute();
  }
  if (after.length > 0) return 'recorded';
  if (suspects.size > 0) return 'hands';
  if (rule.uneven) return 'line';
  if (known.length < 2) return 'strangers';
  return tired.size > 0 ? 'enough' : pairs.size > 0 ? 'together' : 'apart';
}

const isSame = (one: Player, other: Player): boolean => one.kind === other.kind && one.id === other.id;
const pairOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** The seats of these guests in games that were rated when they began, this one included. */
const ratedSeats = (transaction: Database, { game }: Result, guests: readonly string[]) =>
  transaction
    .selectFrom('resultSeats as one')
    .innerJoin('results', 'results.id', 'one.resultId')
    .where('results.terms', '=', 'rated')
    .where('one.game', '=', game)
    .where('one.playerKind', '=', 'guest')
    .where('one.playerId', 'in', guests);

/** The guests who had played with enough others before this game; one rated before had. */
async function knownAmong(
  transaction: Database,
  result: Result,
  guests: readonly string[],
  { people }: RatingLimits,
): Promise<string[]> {
  if (guests.length === 0) return [];
  const isKnown = await transaction
    .selectFrom('ratings')
    .select('playerId')
    .where('game', '=', result.game)
    .where('playerKind', '=', 'guest')
    .where('playerId', 'in', guests)
    .where('games', '>', 0)
    .execute();
  const rated = new Set(isKnown.map(({ playerId }) => playerId));
  const others = guests.filter(id => !rated.has(id));
  if (others.length === 0) return [...guests];
  const met = await ratedSeats(transaction, result, others)
    .innerJoin('resultSeats as other', 'other.resultId', 'one.resultId')
    .select(['one.playerId', ({ fn }) => fn.count<number>('other.playerId').distinct().as('people')])
    .where('one.resultId', '!=', result.id)
    .where('other.playerKind', '=', 'guest')
    .where('other.playerId', '!=', '')
    .whereRef('other.playerId', '!=', 'one.playerId')
    .groupBy('one.playerId')
    .execute();
  const metBy = new Map(met.map(row => [row.playerId, row.people]));
  return guests.filter(id => rated.has(id) || (metBy.get(id) ?? 0) >= people);
}

/** Guests with enough rated games for the period. */
async function playedEnough(
  transaction: Database,
  result: Result,
  guests: readonly string[],
  { within, each }: RatingLimits,
): Promise<ReadonlySet<string>> {
  const rows = await ratedSeats(transaction, result, guests)
    .select('one.playerId')
    .where('one.endedAt', '>', result.endedAt - within)
    .groupBy('one.playerId')
    .having(({ fn }) => fn.countAll<number>(), '>', each)
    .execute();
  return new Set(rows.map(({ playerId }) => playerId));
}

/** Pairs of guests with enough rated games with each other for the period. */
async function playedTogether(
  transaction: Database,
  result: Result,
  guests: readonly string[],
  { within, together }: RatingLimits,
): Promise<ReadonlySet<string>> {
  const rows = await ratedSeats(transaction, result, guests)
    .innerJoin('resultSeats as other', 'other.resultId', 'one.resultId')
    .select(['one.playerId', 'other.playerId as otherId'])
    .where('one.endedAt', '>', result.endedAt - within)
    .where('other.playerKind', '=', 'guest')
    .where('other.playerId', 'in', guests)
    .whereRef('one.playerId', '<', 'other.playerId')
    .groupBy(['one.playerId', 'other.playerId'])
    .having(({ fn }) => fn.countAll<number>(), '>', together)
    .execute();
  return new Set(rows.map(({ playerId, otherId }) => pairOf(playerId, otherId)));
}

function ratingOf({ game, playerKind, playerId, mu, sigma, games }: Schema['ratings']): Rating {
  return { game, player: { kind: playerKind, id: playerId }, mu, sigma, games };
}

function skill({ mu, sigma }: RatingRule['fresh']): RatingRule['fresh'] {
  return { mu, sigma };
}
