/** `npm run bench -- …`: the benchmarks of a checkout. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browser, built, bundled, installed, root } from './ready.mjs';

installed();
built('bench');
if (process.argv[2] === 'client') {
  bundled();
  process.env.CHROMIUM = await browser();
}
await import(pathToFileURL(join(root, 'dist', 'bench', 'main.js')).href);
