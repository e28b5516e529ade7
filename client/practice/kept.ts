/** Finished practice games, kept in this browser for figures and replays. A browser that stores nothing still plays. */
export interface KeptGame {
  readonly id: string;
  readonly game: string;
  readonly endedAt: number;
  /** The seating: a bot by its internal name, or null for the player. */
  readonly bots: readonly (string | null)[];
  readonly score: readonly number[];
  readonly winners: readonly number[];
}
interface KeptLog {
  readonly about: KeptGame;
  readonly log: string;
}
const DATABASE = 'sixgun-kept';
const STORE = 'games';
const MOST = 60;
export const KEPT = 'own-';

const settled = <R>(request: IDBRequest<R>): Promise<R> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
const withStore = async <R>(mode: IDBTransactionMode, job: (store: IDBObjectStore) => Promise<R>, otherwise: R): Promise<R> => {
  try {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    const database = await settled(request);
    try {
      return await job(database.transaction(STORE, mode).objectStore(STORE));
    } finally {
      database.close();
    }
  } catch {
    return otherwise;
  }
};

/** Keys rise with time: the oldest games are removed first. */
export const keepGame = (about: Omit<KeptGame, 'id'>, log: string): Promise<void> =>
  withStore(
    'readwrite',
    async store => {
      const id = `${KEPT}${about.endedAt.toString(36)}`;
      await settled(store.put({ about: { ...about, id }, log } satisfies KeptLog, id));
      const keys = await settled(store.getAllKeys());
      for (const old of keys.slice(0, -MOST)) await settled(store.delete(old));
    },
    undefined,
  );
/** Newest first. */
export const keptGames = (): Promise<readonly KeptGame[]> =>
  withStore(
    'readonly',
    async store => ((await settled(store.getAll())) as KeptLog[]).map(({ about }) => about).sort((a, b) => b.endedAt - a.endedAt),
    [],
  );
export const keptLog = (id: string): Promise<string | null> =>
  withStore('readonly', async store => ((await settled(store.get(id))) as KeptLog | undefined)?.log ?? null, null);
