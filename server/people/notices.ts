/**
 * What operators tell everybody, or those who sit at some tables: told to all of them who are here and to all who come. Other processes of a
 * cluster hear of it from the store.
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
  /** Whom it is for; null where that is everybody. */
  #guests: Set<string> | null = null;
  /** For whom else it is: those who come to a chair at one of these. */
  #tables: readonly string[] = [];
  #timer: NodeJS.Timeout | null = null;
  /** Something else is said than before to those who are here. */
  changed: () => void = () => {};
  /** Tells other processes that there is something to read. */
  tellOthers: () => void = () => {};

  constructor(store: Store, seatedAt: SeatedAt, fault: (why: unknown) => void) {
    this.#store = store;
    this.#seatedAt = seatedAt;
    this.#fault = fault;
  }
  /** What is said, to whomever; null when that is nothing. */
  get said(): OperatorNotice | null {
    return this.#last === null || this.#last.text === '' ? null : this.#last;
  }
  /** What this guest is told, or somebody who is nobody's guest; null when there is nothing for them. */
  saidTo(guest: string | null): OperatorNotice | null {
    return this.#guests === null || (guest !== null && this.#guests.has(guest)) ? this.said : null;
  }
  /** Somebody has come to a table: what they are told, if they sit or wait there and have not been told. */
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
  /** What was said last, if this is news. */
  async look(): Promise<void> {
    const said = await this.#store.moderation.said();
    if (said === null || said.id === this.#last?.id) return;
    const tables = said.tables === '' ? [] : said.tables.split(' ');
    const guests = tables.length === 0 ? null : await this.#seatedAt(tables);
    // Something newer may have been read meanwhile.
    if (this.#last !== null && this.#last.at > said.at) return;
    this.#guests = guests;
    this.#tables = tables;
    this.#last = said;
    this.changed();
  }
}
