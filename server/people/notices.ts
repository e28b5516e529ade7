/**
 * Notices of operators to all guests, or to those at some tables: sent to all who are here and to all who come. Other processes of a
 * cluster read them from the store.
 */
import type { OperatorNotice } from '../store/shape/moderation.ts';
import type { Store } from '../store/store.ts';

const LOOK_EVERY = 5000;

/** The guests who sit or wait at these tables. */
type SeatedAt = (codes: readonly string[]) => Promise<Set<string>>;

export class Notices {
  readonly #store: Store;
  readonly #seatedAt: SeatedAt;
  readonly #fault: (why: unknown) => void;
  #last: OperatorNotice | null = null;
  /** Whom it is for; null for all guests. */
  #guests: Set<string> | null = null;
  /** Further recipients: guests who take a chair at one of these tables. */
  #tables: readonly string[] = [];
  #timer: NodeJS.Timeout | null = null;
  /** The notice for guests who are here has changed. */
  changed: () => void = () => {};
  /** Tells other processes to read the notice. */
  tellOthers: () => void = () => {};

  constructor(store: Store, seatedAt: SeatedAt, fault: (why: unknown) => void) {
    this.#store = store;
    this.#seatedAt = seatedAt;
    this.#fault = fault;
  }
  /** The current notice, whoever it is for; null if none. */
  get said(): OperatorNotice | null {
    return this.#last === null || this.#last.text === '' ? null : this.#last;
  }
  /** The notice for this guest, or for a caller without a guest; null if none. */
  saidTo(guest: string | null): OperatorNotice | null {
    return this.#guests === null || (guest !== null && this.#guests.has(guest)) ? this.said : null;
  }
  /** A guest has come to a table: the notice for them, if they sit or wait there and have not had it. */
  async met(guest: string, table: string): Promise<OperatorNotice | null> {
    const guests = this.#guests;
    if (guests === null || guests.has(guest) || !this.#tables.includes(table)) return null;
    if (!(await this.#seatedAt([table])).has(guest)) return null;
    guests.add(guest);
    return this.saidTo(guest);
  }
  /** `isShared`: others may write to the same store. */
  async open(isShared: boolean): Promise<void> {
    await this.look();
    if (isShared) this.#timer = setInterval(() => void this.look().catch(this.#fault), LOOK_EVERY);
  }
  async say(notice: OperatorNotice): Promise<void> {
    await this.#store.moderation.say(notice);
    await this.look();
    this.tellOthers();
  }
  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }
  /** The latest notice, if it is new. */
  async look(): Promise<void> {
    const said = await this.#store.moderation.said();
    if (said === null || said.id === this.#last?.id) return;
    const tables = said.tables === '' ? [] : said.tables.split(' ');
    const guests = tables.length === 0 ? null : await this.#seatedAt(tables);
    // A newer notice may have been read meanwhile.
    if (this.#last !== null && this.#last.at > said.at) return;
    this.#guests = guests;
    this.#tables = tables;
    this.#last = said;
    this.changed();
  }
}
