/** The health of the server, for operators: its version, the size of its data, and unsuitable settings. */
import { statfs } from 'node:fs/promises';
import type { Misfit, ServerHealth } from '../../wire/misfits.ts';
import type { Config } from '../config.ts';
import { version } from '../root.ts';
import type { Store } from '../store/store.ts';

/** With less free disk space than this, in bytes, operators should make room. */
const LITTLE = 500_000_000;

export interface HealthAsked {
  readonly config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;
  readonly store: Store;
  readonly since: number;
  readonly misfits: readonly Misfit[];
  /** Does a proxy answer pings in place of guests? */
  readonly isProxied: boolean;
  /** The free disk space of a folder. */
  readonly left?: (folder: string) => Promise<number>;
}
const leftAt = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};
export const healthOf = async ({
  config: { DATABASE_URL, DATA_DIR },
  store,
  since,
  misfits,
  isProxied,
  left = leftAt,
}: HealthAsked): Promise<ServerHealth> => {
  const isEmbedded = DATABASE_URL === null;
  const [bytes, free] = await Promise.all([store.contents.size(), isEmbedded ? left(DATA_DIR) : null]);
  const shown: readonly (Misfit | false)[] = [isProxied && 'pings', free !== null && free < LITTLE && 'full'];
  return {
    version,
    node: process.versions.node,
    since,
    store: isEmbedded ? 'embedded' : 'postgres',
    bytes,
    free,
    misfits: [...misfits, ...shown.filter(misfit => misfit !== false)],
  };
};
