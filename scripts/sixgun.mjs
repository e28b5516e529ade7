/** `npm run sixgun -- …`: the command line of a checkout. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { built, bundled, documented, installed, root } from './ready.mjs';

installed({ tools: false });
built('cli');
if (process.argv[2] === 'serve') {
  bundled();
  documented();
}
await import(pathToFileURL(join(root, 'dist', 'cli', 'main.js')).href);
