/** `npm start`: installs what is missing, builds the server and its page, and serves until Ctrl-C. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { built, bundled, documented, installed, root } from './ready.mjs';

installed({ tools: false });
built('server');
bundled();
documented();
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
