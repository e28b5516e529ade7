/** `npm run bench -- …`: the benchmarks of a checkout. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { built, installed, root } from './ready.mjs';

installed();
built('bench');
await import(pathToFileURL(join(root, 'dist', 'bench', 'main.js')).href);
