/** `npm run shots [part of a name] …`: a picture of every page in three languages at two sizes, into `shots/`; of the first minute of each game, into `docs/pictures/`; and of a table of each game for links, into `client/public/shared/`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browser, built, bundled, installed, root } from './ready.mjs';

installed({ tools: true });
built('client/shots');
bundled();
process.env.CHROMIUM = await browser();
await import(pathToFileURL(join(root, 'dist', 'shots', 'shots', 'main.js')).href);
