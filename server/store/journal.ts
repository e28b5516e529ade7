/**
 * Group commit. The writes of all tables are gathered while a commit runs, and for a moment between two commits, and go to
 * disk together; callers are told only after that. A write to an idle journal does not wait.
 */

import { type Refused, StoreFailed } from './errors.ts';
import type { LogFigures, LogRow } from './shape/log.ts';
import type { TableChanges } from './shape/tables.ts';
import type { Instant } from './shape/values.ts';

/** A table's write: rows of its log, and its header if changed. */
export interface Append {
  readonly tableId: string;
  readonly fence: number;
  readonly rows: readonly LogRow[];
  readonly header: (TableChanges & { readonly updatedAt: Instant }) | null;
}

/** Writes these in one transaction, in this order. Returns for each of them: null, or why it was left out. Throws if all failed. */
export type Commit = (appends: readonly Append[]) => Promise<readonly (Refused | null)[]>;

export interface Journal {
  append(append: Append): Promise<void>;
  figures(): LogFigures;
  /** Accepts nothing more, and writes what is waiting. */
  close(): Promise<void>;
}

/** Milliseconds from the beginning of one commit to the beginning of the next, at least. */
const gap = 3;
/** More than this would delay the first of them too much. */
const mostAtOnce = 1000;
/** Callers answered at a time: their messages are sent before the next ones continue. */
const heardAtOnce = 8;

interface Waiting {
  readonly append: Append;
  done(): void;
  fail(error: Error): void;
}

export function journal(commit: Commit): Journal {
  const waiting: Waiting[] = [];
  const count = { commits: 0, appends: 0, refused: 0, failed: 0 };
  let lastBegun = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  let closed = false;

  async function commitTogether(group: readonly Waiting[]): Promise<void> {
    try {
      const refusals = await commit(group.map(({ append }) => append));
      count.commits += 1;
      for (const [index, { done, fail }] of group.entries()) {
        const refusal = refusals[index] ?? null;
        if (refusal === null) done();
        else fail(refusal);
        count[refusal === null ? 'appends' : 'refused'] += 1;
        if ((index + 1) % heardAtOnce === 0) await until(lastBegun);
      }
    } catch (error) {
      count.failed += group.length;
      for (const { fail } of group) fail(new StoreFailed('the database failed while a table was being written', error));
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      await until(lastBegun + gap);
      lastBegun = performance.now();
      await commitTogether(waiting.splice(0, mostAtOnce));
    }
    running = null;
  }

  return {
    append: append =>
      new Promise((done, fail) => {
        if (closed) {
          fail(new StoreFailed('the store is closed', null));
          return;
        }
        waiting.push({ append, done, fail });
        running ??= run();
      }),
    figures: () => ({ ...count, waiting: waiting.length }),
    async close() {
      closed = true;
      await running;
    },
  };
}

/** At that moment, but not before the current turn is complete, so that simultaneous appends go together. */
function until(moment: number): Promise<void> {
  const millis = moment - performance.now();
  return new Promise(resolve => {
    if (millis <= 0) setImmediate(resolve);
    else setTimeout(resolve, millis);
  });
}
