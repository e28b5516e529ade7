/** `npm run lint`; and `npm run format`, which fixes what it can. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installed, root } from './ready.mjs';

installed({ tools: true });
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
const args = ['check', ...process.argv.slice(2), '.'];
process.exitCode = spawnSync(process.execPath, [biome, ...args], { cwd: root, stdio: 'inherit' }).status ?? 1;
