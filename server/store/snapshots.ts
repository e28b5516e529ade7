/** Snapshots: one per table, the newest. Without them everything still works, only slower. */

import { Refused } from './errors.ts';
import { mustHold } from './fence.ts';
import { headsOf } from './log.ts';
import { type Database, write } from './schema.ts';
import type { Snapshots } from './store.ts';

export function snapshotsIn(db: Database): Snapshots {
  return {
    put: (tableId, fence, { seq, rules, state }) =>
      write(db, async transaction => {
        await mustHold(transaction, tableId, fence);
        const head = (await headsOf(transaction, [tableId])).get(tableId) ?? 0;
        // A state that the log does not lead to would be believed by whoever loads the table next.
        if (seq > head) throw new Refused('seq', `table ${tableId} has no row ${seq}, its last is ${head}`);
        await transaction
          .insertInto('snapshots')
          .values({ tableId, seq, rules, state })
          .onConflict(conflict => conflict.column('tableId').doUpdateSet({ seq, rules, state }))
          .execute();
      }),
    newest: async tableId =>
      (await db.selectFrom('snapshots').select(['seq', 'rules', 'state']).where('tableId', '=', tableId).executeTakeFirst()) ??
      null,
  };
}
