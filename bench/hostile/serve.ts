/** The attacked server: the real one with its usual limits, and its log on disk in its own folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaults } from '../../server/config.ts';
import { startServer } from '../../server/server.ts';
import { answerUsage } from '../server/usage.ts';

const folder = mkdtempSync(join(tmpdir(), 'sixgun-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

// Bots play only the long game that is requested repeatedly, before any measurement.
const { url } = await startServer({ ...defaults, HOST: '127.0.0.1', PORT: 0, DATA_DIR: folder, LOG: 'warn', BOT_MILLIS: 0 });
answerUsage(url);
