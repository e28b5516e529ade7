/** How fast guests' hands were in their last races. */

import type { Database } from './database/schema.ts';
import type { RatingRule } from './shape/ratings.ts';

/**
 * Stores the reactions of a game's guests in its races. Returns those whose hands are not like a person's. Their rows are locked in
 * one global order, so that of two games ending at once, one waits for the other.
 */
export async function raced(transaction: Database, ids: readonly string[], { hands }: RatingRule): Promise<ReadonlySet<string>> {
  const suspects = new Set<string>();
  if (hands === null || ids.length === 0) return suspects;
  const guests = await transaction
    .selectFrom('guests')
    .select(['id', 'reactions'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, reactions } of guests) {
    const after = hands(id, reactions);
    if (!after.arePeoples) suspects.add(id);
    if (after.reactions !== reactions)
      await transaction.updateTable('guests').set({ reactions: after.reactions }).where('id', '=', id).execute();
  }
  return suspects;
}
