/** Stores a practice table between visits in the browser's database, best effort. A browser that stores nothing still plays. */
import type { Entry, Header } from '../../table/runtime.ts';

export interface Kept {
  readonly header: Header;
  readonly log: readonly Entry[];
}
const DATABASE = 'sixgun-practice';
const STORE = 'tables';

const settled = <R>(request: IDBRequest<R>): Promise<R> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
const opened = async (): Promise<IDBDatabase | null> => {
  try {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    return await settled(request);
  } catch {
    return null;
  }
};

/** One game's practice table. Rows have the keys `[game, 'header']` and `[game, number]`. */
export class PracticeStorage {
  readonly #game: string;
  #database: IDBDatabase | null;
  #rows = 0;

  private constructor(game: string, database: IDBDatabase | null) {
    this.#game = game;
    this.#database = database;
  }
  static async open(game: string): Promise<PracticeStorage> {
    return new PracticeStorage(game, await opened());
  }
  async load(): Promise<Kept | null> {
    const found = await this.#try('readonly', async store => {
      const header = (await settled(store.get([this.#game, 'header']))) as Header | undefined;
      const log = (await settled(store.getAll(this.#numbered()))) as Entry[];
      return header === undefined ? null : { header, log };
    });
    this.#rows = found?.log.length ?? 0;
    return found ?? null;
  }
  async clear(): Promise<void> {
    this.#rows = 0;
    await this.#try('readwrite', store => settled(store.delete(IDBKeyRange.bound([this.#game, 0], [this.#game, '\uffff']))));
  }
  async append(entry: Entry): Promise<void> {
    // Only the newest game is worth keeping: it does not depend on earlier ones.
    if ('start' in entry) {
      this.#rows = 0;
      void this.#try('readwrite', store => settled(store.delete(this.#numbered())));
    }
    const key = [this.#game, this.#rows++];
    void this.#try('readwrite', store => settled(store.put(entry, key)));
  }
  /** A table that began elsewhere, as far as it got. */
  async keep({ header, log }: Kept): Promise<void> {
    await this.save(header);
    for (const entry of log) await this.append(entry);
  }
  async save(header: Header): Promise<void> {
    void this.#try('readwrite', store => settled(store.put(header, [this.#game, 'header'])));
  }
  #numbered(): IDBKeyRange {
    return IDBKeyRange.bound([this.#game, 0], [this.#game, Number.MAX_SAFE_INTEGER]);
  }
  async #try<R>(mode: IDBTransactionMode, job: (store: IDBObjectStore) => Promise<R>): Promise<R | null> {
    if (this.#database === null) return null;
    try {
      return await job(this.#database.transaction(STORE, mode).objectStore(STORE));
    } catch {
      this.#database = null;
      return null;
    }
  }
}
