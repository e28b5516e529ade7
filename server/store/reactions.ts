/** How fast guests' hands were in their last races. */

import type { Database } from './schema.ts';
import type { RatingRule } from './shape/ratings.ts';
import type { Player } from './shape/values.ts';

/**
 * Keeps what the guests of a game have shown in its races. Says whether all of them raced with the hands of a person. Their rows are locked in
 * one order for all, so that of two games which end at once one waits for the other.
 */
export async function raced(transaction: Database, players: readonly Player[], { hands }: RatingRule): Promise<boolean> {
  const ids = players.flatMap(({ kind, id }) => (kind === 'guest' ? [id] : []));
  if (hands === null || ids.length === 0) return true;
  const guests = await transaction
    .selectFrom('guests')
    .select(['id', 'reactions'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  let arePeoples = true;
  for (const { id, reactions } of guests) {
    const after = hands(id, reactions);
    arePeoples &&= after.arePeoples;
    if (after.reactions !== reactions)
      await transaction.updateTable('guests').set({ reactions: after.reactions }).where('id', '=', id).execute();
  }
  return arePeoples;
}
