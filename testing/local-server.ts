/** A server reachable only from this machine, with its own data folder and no limits per address. */
import { type Config, defaults } from '../server/config.ts';

const MOST = 1_000_000;
export const unlimited = {
  MESSAGES_PER_SECOND: MOST,
  REQUESTS_PER_SECOND: MOST,
  CONNECTIONS_PER_ADDRESS: MOST,
  GUESTS_PER_MINUTE: MOST,
} as const satisfies Partial<Config>;

export const localServer = (folder: string): Config => ({
  ...defaults,
  ...unlimited,
  HOST: '127.0.0.1',
  PORT: 0,
  DATA_DIR: folder,
  LOG: 'warn',
});
