/** `npm run bot`: the example of a bot, examples/bot.ts, at a running server. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { built, installed, root } from './ready.mjs';

installed({ tools: false });
built('examples');
await import(pathToFileURL(join(root, 'dist', 'examples', 'bot.js')).href);
