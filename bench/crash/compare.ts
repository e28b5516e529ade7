/** What the log holds against what was promised. */
import { games } from '../../games/index.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import { openStore, type StorePlace } from '../../server/store/open.ts';
import type { Entry } from '../../table/house.ts';
import { Sitting } from '../../table/sitting.ts';
import type { Promised } from './witness.ts';

interface Found {
  readonly lost: number;
  readonly doubled: number;
}

/** Plays the logs again, and looks in them for what was promised. */
export async function compare(place: StorePlace, tables: readonly string[], promised: readonly Promised[]): Promise<Found> {
  const store = await openStore(place);
  const found = new Map<string, string[]>();
  const game = games['wright-gang'] as unknown as Game<Kinds>;
  for (const code of tables) {
    const { id } = (await store.tables.findByCode(code))!;
    let sitting: Sitting | null = null;
    for (const { entry: text } of await store.log.read(id, 1)) {
      const entry = JSON.parse(text) as Entry;
      if ('start' in entry) sitting = new Sitting(game, entry.start, { kind: 'untimed' });
      else if ('in' in entry) {
        sitting!.replay(entry);
        if (entry.by === undefined || !('move' in entry.in)) continue;
        const key = `${code} ${entry.by} ${entry.seq}`;
        found.set(key, [...(found.get(key) ?? []), JSON.stringify(entry.in.move)]);
      }
    }
  }
  await store.close();
  const isThere = ({ table, guest, seq, move }: Promised): boolean =>
    found.get(`${table} ${guest} ${seq}`)?.includes(JSON.stringify(move)) ?? false;
  return {
    lost: promised.filter(one => !isThere(one)).length,
    doubled: [...found.values()].filter(moves => moves.length > 1).length,
  };
}
