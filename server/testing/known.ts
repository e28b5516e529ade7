/** Guests who have played with enough others, so that their next game is rated. */
import { RATED_LIMITS } from '../../wire/rated.ts';
import type { Store } from '../store/store.ts';
import { here, tableOf, take } from '../store/testing/databases.ts';

/** Each has played long ago with a few others, who are gone. */
export async function makeKnown(store: Store, game: string, guests: readonly string[]): Promise<void> {
  for (const guest of guests) {
    const tableId = `${game} ${guest}`;
    await store.tables.create({ ...tableOf(tableId), game, host: guest });
    const others = Array.from({ length: RATED_LIMITS.people }, (_, i) => `somebody ${i}`);
    const seats = [guest, ...others].map(
      (id, seat) => ({ seat, player: { kind: 'guest', id }, name: id, score: 0, place: 1, team: null }) as const,
    );
    const rows = { firstSeq: 1, lastSeq: 2, startedAt: 0, endedAt: 1 };
    const result = { id: tableId, tableId, game, rules: '0', ...rows, visibility: 'private', terms: 'rated', seats } as const;
    await store.results.record(await take(store, tableId, here), result, null);
  }
}
