/** Compares the log with what was promised. */
import { games } from '../../games/index.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import { openStore, type StorePlace } from '../../server/store/open.ts';
import type { Entry } from '../../table/runtime.ts';
import { type RaceCount, racesIn } from './races.ts';
import type { Promised } from './witness.ts';

interface Found {
  readonly lost: number;
  readonly doubled: number;
  readonly races: RaceCount;
}

/** Replays the logs and looks for every promised move. */
export async function compare(place: StorePlace, tables: readonly string[], promised: readonly Promised[]): Promise<Found> {
  const store = await openStore(place);
  const found = new Map<string, string[]>();
  const game = games['wright-gang'] as unknown as Game<Kinds>;
  const races: RaceCount[] = [];
  for (const code of tables) {
    const { id } = (await store.tables.findByCode(code))!;
    const entries = (await store.log.read(id, 1)).map(({ entry }) => JSON.parse(entry) as Entry);
    races.push(racesIn(game, entries));
    for (const entry of entries) {
      if (!('in' in entry) || entry.by === undefined || !('move' in entry.in)) continue;
      const key = `${code} ${entry.by} ${entry.seq}`;
      found.set(key, [...(found.get(key) ?? []), JSON.stringify(entry.in.move)]);
    }
  }
  await store.close();
  const isThere = ({ table, guest, seq, move }: Promised): boolean =>
    found.get(`${table} ${guest} ${seq}`)?.includes(JSON.stringify(move)) ?? false;
  const sum = (of: keyof RaceCount): number => races.reduce((total, count) => total + count[of], 0);
  return {
    races: { verdicts: sum('verdicts'), again: sum('again'), withoutVerdict: sum('withoutVerdict') },
    lost: promised.filter(one => !isThere(one)).length,
    doubled: [...found.values()].filter(moves => moves.length > 1).length,
  };
}
