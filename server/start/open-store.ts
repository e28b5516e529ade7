/** Opens the configured store; an embedded one in only one process. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { takeFolder } from './folder.ts';
import { explained, mayPass } from './start-fault.ts';

const SECOND = 1000;

/** The store, as soon as it answers, migrated to this version or the newest; waits for a database that is starting. */
export async function openConfiguredStore(
  config: Config,
  waiting: (why: unknown) => void,
  version?: number,
): Promise<{ readonly store: Store; readonly leaveFolder: () => void }> {
  const { DATABASE_URL, DATABASE_WAIT_SECONDS, DATA_DIR } = config;
  const giveUpAt = performance.now() + DATABASE_WAIT_SECONDS * SECOND;
  for (;;) {
    let leaveFolder = () => {};
    try {
      if (DATABASE_URL !== null) return { store: await openStore({ databaseUrl: DATABASE_URL }, version), leaveFolder };
      leaveFolder = takeFolder(DATA_DIR);
      return { store: await openStore({ dataDir: DATA_DIR }, version), leaveFolder };
    } catch (why) {
      leaveFolder();
      if (DATABASE_URL === null || !mayPass(why) || performance.now() > giveUpAt) throw explained(why, 'store', config);
      waiting(why);
    }
    await pause(SECOND);
  }
}
