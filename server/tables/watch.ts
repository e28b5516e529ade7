/**
 * The night watch: wakes correspondence tables that are due, whether they are in memory or not. Every process polls the store
 * with one query along an index; the lease decides which of them opens a table, and a process that has it open handles it itself.
 */
import type { Millis } from '../../kernel/seat.ts';
import type { TableHeader } from '../store/shape/tables.ts';
import type { Store } from '../store/store.ts';

interface WatchSettings {
  readonly store: Store;
  readonly every: Millis;
  date(): Millis;
  /** False when it cannot be opened, here or anywhere. */
  rouse(table: TableHeader): Promise<boolean>;
  fault(why: unknown): void;
}
/** How often the store is polled. A minute does not matter in a day. */
export const WATCH: Millis = 20_000;
/** The number of tables woken before the next query. */
const AT_ONCE = 50;
/** A table that cannot be opened is retried after this long. */
const REST: Millis = 600_000;

export class NightWatch {
  readonly #is: WatchSettings;
  /** When to retry tables. */
  readonly #resting = new Map<string, Millis>();
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #isClosed = false;

  constructor(settings: WatchSettings) {
    this.#is = settings;
  }
  open(): void {
    this.#timer = setInterval(() => void this.look(), this.#is.every);
  }
  /** Wakes all due tables. Calls while it is under way wait for it. */
  look(): Promise<void> {
    this.#looking ??= this.#look()
      .catch(this.#is.fault)
      .finally(() => {
        this.#looking = null;
      });
    return this.#looking;
  }
  async #look(): Promise<void> {
    const { store, date, rouse } = this.#is;
    const now = date();
    for (const [id, until] of this.#resting) if (until <= now) this.#resting.delete(id);
    const due = await store.tables.due(now, AT_ONCE + this.#resting.size);
    for (const table of due) {
      if (this.#isClosed) return;
      if (!this.#resting.has(table.id) && !(await rouse(table))) this.#resting.set(table.id, now + REST);
    }
  }
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#looking;
  }
}
