/** The server under load: the real one, with its log on disk in a folder of its own or the one that is named, and no limit on how much one machine may ask of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaults } from '../../server/config.ts';
import { startServer } from '../../server/server.ts';
import { answerUsage } from './usage.ts';

const NO_LIMIT = 1_000_000;

const [, , named] = process.argv;
const folder = named ?? mkdtempSync(join(tmpdir(), 'sixgun-bench-'));
if (named === undefined) process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const { url } = await startServer({
  ...defaults,
  HOST: '127.0.0.1',
  PORT: 0,
  DATA_DIR: folder,
  LOG: 'warn',
  REQUESTS_PER_SECOND: NO_LIMIT,
  CONNECTIONS_PER_ADDRESS: NO_LIMIT,
  GUESTS_PER_MINUTE: NO_LIMIT,
});
answerUsage(url);
