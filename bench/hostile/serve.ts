/** The server that is attacked: the real one with its usual limits, its log on disk in a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaults } from '../../server/config.ts';
import { startServer } from '../../server/server.ts';
import { answerUsage } from '../server/usage.ts';

const folder = mkdtempSync(join(tmpdir(), 'sixgun-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

// Bots only play the game that is asked for again and again, and that before anything is measured.
const { url } = await startServer({ ...defaults, HOST: '127.0.0.1', PORT: 0, DATA_DIR: folder, LOG: 'warn', BOT_MILLIS: 0 });
answerUsage(url);
