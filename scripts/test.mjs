/** `npm test`: installs what is missing, the browser included, then runs every check. */
import { spawnSync } from 'node:child_process';
import { browser, bundled, installed } from './ready.mjs';

const started = Date.now();
const stage = (name, command, args) => {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error(`\n${name}: failed`);
    process.exit(status ?? 1);
  }
};
installed();
stage('types', 'npx', ['tsc', '-b']);
stage('lint and format', 'npx', ['biome', 'ci', '.']);
bundled();
process.env.CHROMIUM = await browser();
console.log(`\nbrowser: ${process.env.CHROMIUM}`);
stage('tests', 'npx', ['vitest', 'run', ...process.argv.slice(2)]);
console.log(`\nall checks passed in ${Math.round((Date.now() - started) / 1000)} s`);
