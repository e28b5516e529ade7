/**
 * A process to be killed: it opens the store, waits until it holds its tables, then appends to all of them endlessly, and prints
 * the promised rows on standard output. It ends when the process that started it does.
 */

import { writeSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { openStore, type StorePlace } from '../open.ts';
import type { LogRow } from '../shape/log.ts';
import type { Store } from '../store.ts';

export interface Orders {
  readonly place: StorePlace;
  readonly holderId: string;
  readonly tableIds: readonly string[];
}

/** Short, so that the next holder after a kill does not wait for long. */
const ttl = 300;

/** The expected content of the row with this number. */
export function entryOf(tableId: string, seq: number): string {
  return JSON.stringify({ tableId, seq, filling: 'x'.repeat(seq % 200) });
}

/** Not through the stream: a kill must not lose printed lines. Waits for a slow reader. */
function say(line: string): void {
  for (let rest = `${line}\n`; rest !== ''; ) {
    try {
      rest = rest.slice(writeSync(1, rest));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
    }
  }
}

export async function obey({ place, holderId, tableIds }: Orders): Promise<void> {
  process.stdin.on('end', () => process.exit()).resume();
  const store = await openStore(place);
  say('open');
  const beat = () => store.leases.beat({ id: holderId, address: 'nowhere' }, ttl);
  await beat();
  setInterval(beat, ttl / 3);
  await Promise.all(tableIds.map(tableId => appendForever(store, tableId, holderId)));
}

async function appendForever(store: Store, tableId: string, holderId: string): Promise<void> {
  let taken = await store.leases.take(tableId, holderId);
  while (taken.kind !== 'held') {
    await setTimeout(20);
    taken = await store.leases.take(tableId, holderId);
  }
  for (let head = await store.log.head(tableId); ; ) {
    const rows: LogRow[] = Array.from({ length: 1 + (head % 3) }, (_, index) => {
      const seq = head + 1 + index;
      return { seq, at: Date.now(), entry: entryOf(tableId, seq) };
    });
    await store.log.append(tableId, taken.fence, rows);
    head += rows.length;
    say(`${tableId} ${head}`);
  }
}
