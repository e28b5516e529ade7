/** All data that this browser stores for us, to export or to delete. */
import { allStored, forgetStored } from '../shell/settings.ts';

const DATABASES = ['sixgun-kept', 'sixgun-practice'];

const settled = <R>(request: IDBRequest<R>): Promise<R> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
interface Row {
  readonly key: unknown;
  readonly value: unknown;
}
const rowsOf = async (name: string): Promise<readonly Row[]> => {
  try {
    const database = await settled(indexedDB.open(name));
    try {
      const rows: Row[] = [];
      for (const store of database.objectStoreNames) {
        const transaction = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([settled(transaction.getAllKeys()), settled(transaction.getAll())]);
        rows.push(...keys.map((key, i) => ({ key, value: values[i] as unknown })));
      }
      return rows;
    } finally {
      database.close();
    }
  } catch {
    return [];
  }
};
export const browserData = async (): Promise<object> => {
  const tables = await Promise.all(DATABASES.map(async name => [name, await rowsOf(name)] as const));
  return { kept: allStored(), ...Object.fromEntries(tables) };
};

/** A table that is open in another window goes as soon as that is closed. */
const dropped = (name: string): Promise<void> =>
  new Promise(resolve => {
    try {
      const request = indexedDB.deleteDatabase(name);
      for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, () => resolve());
    } catch {
      resolve();
    }
  });
export const forgetBrowser = async (): Promise<void> => {
  await Promise.all(DATABASES.map(dropped));
  forgetStored();
};
