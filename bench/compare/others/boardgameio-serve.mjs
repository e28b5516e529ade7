/** boardgame.io's own server with the game of hands: `boardgameio-serve.mjs <port> <folder> <memory|file>`. */
import { createRequire } from 'node:module';
import { answerUsage } from '../../../dist/bench/server/usage.js';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { FlatFile, Origins, Server } = require('boardgame.io/server');
const { hands } = await import('./boardgameio-hands.mjs');

const [, , port, folder, keeps] = process.argv;
const db = keeps === 'file' ? { db: new FlatFile({ dir: folder }) } : {};
const { run } = Server({ games: [hands], origins: [Origins.LOCALHOST], ...db });
// Otherwise it prints every request and every message.
console.info = () => {};
console.log = () => {};
await run({ port: Number(port) });
answerUsage(`http://127.0.0.1:${port}`);
