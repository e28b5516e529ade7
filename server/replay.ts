/** A finished game as a file that anybody can replay and verify, made of its rows in the log. */
import type { Outcome } from '../kernel/game.ts';
import type { Entry } from '../table/house.ts';
import { Sitting } from '../table/sitting.ts';
import type { Shelf } from './shelf.ts';
import type { Result, Store } from './store/store.ts';

export interface Replay {
  readonly outcome: Outcome | null;
  readonly log: string;
}

/** Null when it was played by rules that are not known here. */
export async function replayOf(store: Store, shelf: Shelf, result: Result): Promise<Replay | null> {
  const game = shelf.get(result.game)?.game;
  if (game === undefined || String(game.version) !== result.rules) return null;
  const table = await store.tables.find(result.tableId);
  const rows = await store.log.read(result.tableId, result.firstSeq);
  let sitting: Sitting | null = null;
  for (const { seq, entry: text } of rows) {
    if (seq > result.lastSeq) break;
    const entry = JSON.parse(text) as Entry;
    if ('start' in entry) sitting = new Sitting(game, entry.start, { kind: 'untimed' });
    else sitting?.replay(entry);
  }
  if (sitting === null || table === null) throw new Error(`the log of result ${result.id} has no beginning`);
  return { outcome: game.outcome(sitting.table), log: sitting.log(table.code) };
}
